/** Addresses are paths; the server gives the first page for every one of them. */
let path = $state(location.pathname);
/** The page before this one, if it was one of ours. */
let from = $state('');

export const router = {
  get path(): string {
    return path;
  },
  get from(): string {
    return from;
  },
  get parts(): string[] {
    return path.split('/').filter(Boolean);
  },
};

export function go(to: string, replace = false): void {
  from = path;
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  from = path;
  path = location.pathname;
});

/** Links inside the client do not load the page anew. */
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.hash);
});
