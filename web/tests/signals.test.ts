import { beforeEach, describe, expect, it, vi } from 'vitest';

const settings = { sound: true, notice: true };
vi.mock('@/lib/settings.svelte', () => ({ settings }));
vi.mock('@/lib/i18n/index.svelte', () => ({ t: (key: string) => key }));

const tones: number[] = [];
class FakeAudio {
  state = 'running';
  currentTime = 0;
  destination = {};
  resume = vi.fn();
  createGain() {
    return { gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to: unknown) => to };
  }
  createOscillator() {
    const wave = {
      type: '',
      frequency: { value: 0 },
      connect: (to: unknown) => to,
      start: () => tones.push(wave.frequency.value),
      stop() {},
    };
    return wave;
  }
}

const notices: { title: string; body: string; onclick?: () => void }[] = [];
class FakeNotice {
  static permission = 'granted';
  onclick?: () => void;
  constructor(
    public title: string,
    options: { body: string },
  ) {
    notices.push(Object.assign(this, { body: options.body }));
  }
}

const focus = vi.fn();
const page = { hidden: true };
const activation = { hasBeenActive: true };
vi.stubGlobal('AudioContext', FakeAudio);
vi.stubGlobal('Notification', FakeNotice);
vi.stubGlobal('window', { Notification: FakeNotice, focus });
vi.stubGlobal('document', page);
vi.stubGlobal('navigator', { userActivation: activation });
const { myTurn } = await import('@/lib/signals');

describe('my turn', () => {
  beforeEach(() => {
    tones.length = 0;
    notices.length = 0;
    Object.assign(settings, { sound: true, notice: true });
    page.hidden = true;
    activation.hasBeenActive = true;
    FakeNotice.permission = 'granted';
  });

  it('sounds two tones, the second higher, and a notice brings the page back', () => {
    myTurn('What do you do?');
    expect(tones).toEqual([523, 784]);
    expect(notices).toMatchObject([{ title: 'turn.yours', body: 'What do you do?' }]);
    notices[0]?.onclick?.();
    expect(focus).toHaveBeenCalledOnce();
  });

  it('is silent where the player wants it so, or before the first click', () => {
    settings.sound = false;
    myTurn('');
    settings.sound = true;
    activation.hasBeenActive = false;
    myTurn('');
    expect(tones).toEqual([]);
    expect(notices).toHaveLength(2);
  });

  it('gives no notice while the page is seen, where it is switched off, or without permission', () => {
    page.hidden = false;
    myTurn('');
    page.hidden = true;
    settings.notice = false;
    myTurn('');
    settings.notice = true;
    FakeNotice.permission = 'denied';
    myTurn('');
    expect(notices).toEqual([]);
  });
});
