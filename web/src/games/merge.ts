import type { GamePart, GamePlugin } from './types';

/** A game with what its expansions add to it. */
export function merged(base: GamePlugin, parts: readonly GamePart[]): GamePlugin {
  if (!parts.length) return base;
  const all = <T>(own: readonly T[] | undefined, of: (part: GamePart) => readonly T[] | undefined): T[] => [
    ...(own ?? []),
    ...parts.flatMap((part) => of(part) ?? []),
  ];
  const first = <T>(of: (part: GamePart) => T | null | undefined): T | null => parts.map(of).find((found) => found != null) ?? null;
  return {
    ...base,
    panels: all(base.panels, (p) => p.panels),
    interlude: base.interlude ?? first((p) => p.interlude) ?? undefined,
    opening: all(base.opening, (p) => p.opening),
    quiet: all(base.quiet, (p) => p.quiet),
    announcements: all(base.announcements, (p) => p.announcements),
    scoreParts: all(base.scoreParts, (p) => p.scoreParts),
    shortcuts: Object.assign({}, base.shortcuts, ...parts.map((p) => p.shortcuts ?? {})) as Record<string, string>,
    params: (view) => all(base.params(view), (p) => p.params?.(view)),
    seat: (view, seat) => {
      const own = base.seat(view, seat);
      return { ...own, chips: all(own.chips, (p) => p.chips?.(view, seat)) };
    },
    slotIcon: (slot) => base.slotIcon(slot) ?? first((p) => p.slotIcon?.(slot)),
    optionIcon: (option) => base.optionIcon?.(option) ?? first((p) => p.optionIcon?.(option)),
    short: (option) => base.short?.(option) ?? first((p) => p.short?.(option)),
    explain: (view, label, names) => first((p) => p.explain?.(view, label, names)) ?? base.explain?.(view, label, names) ?? null,
  };
}
