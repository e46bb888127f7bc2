/**
 * Lets every page that a link opens begin at its top, as a load does. Back and Forward keep the place that the browser
 * remembers.
 */
export function beginPagesAtTop(): void {
  let { pathname } = window.location;
  // wouter announces navigation as events. A new query, such as that of a filter, stays on the page.
  for (const type of ['pushState', 'replaceState', 'popstate'])
    window.addEventListener(type, () => {
      if (type === 'pushState' && window.location.pathname !== pathname) window.scrollTo(0, 0);
      ({ pathname } = window.location);
    });
}
