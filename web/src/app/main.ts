import { mount } from 'svelte';
import { settings } from '../settings/settings.svelte.ts';
import { Speech } from '../speech/speech.ts';
import App from './App.svelte';
import { reloadOnce, updates } from './updates.svelte.ts';

const target = document.querySelector('#app');
const base = new URL(document.baseURI);
settings.show(document.documentElement);
window.addEventListener('vite:preloadError', () => void reloadOnce(base, import.meta.url));
if (target) {
  const speech = await Speech.of(settings.lang, 'front');
  mount(App, { target, props: { first: speech, base } });
  updates.watch(base, import.meta.url).catch(() => undefined); // the pages do without
}
