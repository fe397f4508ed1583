import { describe, expect, it } from 'vitest';
import { requirement } from '@/ui/requirement';

describe('the requirement of a card', () => {
  it('has a number with its unit and a real minus', () => {
    expect(requirement(['req-max', '-10', 'param-temperature'])).toEqual([
      { icon: 'req-max' },
      { text: '−10\u00A0°C' },
      { icon: 'param-temperature' },
    ]);
  });

  it('of three tags is short enough to leave room for the tags of the card', () => {
    expect(requirement(['req-min', '1', 'tag-plant', ';', 'req-min', '1', 'tag-microbe', ';', 'req-min', '1', 'tag-animal'])).toEqual([
      { icon: 'req-min' },
      { icon: 'tag-plant' },
      { icon: 'tag-microbe' },
      { icon: 'tag-animal' },
    ]);
  });

  it('keeps the number of a single condition', () => {
    expect(requirement(['req-min', '1', 'tile-greenery'])).toEqual([{ icon: 'req-min' }, { text: '1' }, { icon: 'tile-greenery' }]);
  });
});
