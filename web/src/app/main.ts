import { mount } from 'svelte';
import english from '../../../src/chickenfoot/speech/en.ftl?raw';
import { Speech } from '../speech/speech.ts';
import App from './App.svelte';

const target = document.querySelector('#app');
if (target)
  mount(App, { target, props: { speech: new Speech('en', english), base: new URL(document.baseURI) } });
