import { mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/kit.css';
import { dress, settings } from './lib/settings.svelte';
import { workLater } from './lib/worker';
import { speakPreferred } from './words/words.svelte';

dress();
await speakPreferred(settings.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
workLater();
