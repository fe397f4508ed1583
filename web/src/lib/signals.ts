import { t } from './i18n/index.svelte';
import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

function tone(context: AudioContext, pitch: number, at: number): void {
  const gain = context.createGain();
  const wave = context.createOscillator();
  wave.type = 'sine';
  wave.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.12, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
  wave.connect(gain).connect(context.destination);
  wave.start(at);
  wave.stop(at + 0.4);
}

/** Two soft tones. Browsers allow them only after the first click on the page. */
export function chime(): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') return void audio.resume();
  tone(audio, 523, audio.currentTime);
  tone(audio, 784, audio.currentTime + 0.14);
}

/** It is my turn: sound, and a notice where the page is not seen. */
export function myTurn(text: string): void {
  chime();
  if (!settings.notice || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission === 'granted') {
    const notice = new Notification(t('turn.yours'), { body: text, tag: 'tharsis' });
    notice.onclick = () => window.focus();
  }
}
