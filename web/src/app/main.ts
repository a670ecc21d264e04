import { mount } from 'svelte';
import { settings } from '../settings/settings.svelte.ts';
import { Speech } from '../speech/speech.ts';
import App from './App.svelte';

const target = document.querySelector('#app');
settings.show(document.documentElement);
if (target) {
  const speech = await Speech.of(settings.lang, 'front');
  mount(App, { target, props: { first: speech, base: new URL(document.baseURI) } });
}
