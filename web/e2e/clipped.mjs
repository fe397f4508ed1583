// What a page cuts off without a way to see it: no scroll bar tells of it.

/** In the page. An ellipsis is a promise: the whole text must be in the title or the label of what it stands in. */
function find() {
  const CUT = /hidden|clip/;
  const flat = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const told = (e) => {
    if (e.closest('[data-tell]')) return true; // the popup says its name
    const said = e.closest('[title], [aria-label]');
    return said !== null && flat(`${said.title} ${said.getAttribute('aria-label')}`).includes(flat(e.textContent));
  };
  const ellipsis = (style) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  // Visually hidden, drawn, or cut on purpose: the hand peeps over the edge, see `unreadable`.
  const exempt = (e) => e.closest('.vh, .sprite, svg, .hand') !== null || !e.checkVisibility({ opacityProperty: true });
  return [...document.querySelectorAll('body *:not(.sprite *)')].flatMap((e) => {
    const [wider, higher] = [e.scrollWidth > e.clientWidth + 1, e.scrollHeight > e.clientHeight + 1];
    if (!wider && !higher) return [];
    const style = getComputedStyle(e);
    // What is read never scrolls sideways, though it may down.
    const wide = wider && (CUT.test(style.overflowX) || e.matches('.preview, .decide'));
    const high = higher && CUT.test(style.overflowY);
    if (!(wide || high) || exempt(e) || (ellipsis(style) && told(e))) return [];
    const size = `${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}`;
    return [`${e.tagName.toLowerCase()}.${[...e.classList].join('.')} "${flat(e.textContent).slice(0, 40)}" ${size}`];
  });
}

export const clipped = (page) => page.evaluate(find);

/** Cards in my hand of which the cost or the title is cut off or lies under something. */
export const unreadable = (page) =>
  page.evaluate(() => {
    const hand = document.querySelector('.hand').getBoundingClientRect();
    const seen = (part, button) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return [...range.getClientRects()].every((r) => {
        const inside = r.left >= hand.left && r.right <= hand.right && r.top >= hand.top - 1 && r.bottom <= hand.bottom + 1;
        const points = [r.left + 1, r.right - 1].map((x) => document.elementFromPoint(x, (r.top + r.bottom) / 2));
        return inside && points.every((hit) => button.contains(hit));
      });
    };
    return [...document.querySelectorAll('.fan .hbtn')].flatMap((button) => {
      const parts = [button.querySelector('.hcost b'), button.querySelector('strong')];
      return parts.every((part) => seen(part, button)) ? [] : [button.textContent?.trim().slice(0, 30)];
    });
  });
