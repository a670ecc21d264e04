import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import { sheets } from './vectors.ts';

mount(Gallery, { target: document.body, props: { sheets: await sheets() } });
