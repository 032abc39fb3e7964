import { routeOf, type Route } from './route';

const here = (): Route => routeOf(location.pathname, location.hash);

export const router = $state<{ route: Route }>({ route: here() });

export function go(path: string): void {
  history.pushState(null, '', path);
  router.route = here();
  window.scrollTo(0, 0);
}

addEventListener('popstate', () => (router.route = here()));

/** Links inside the client change the page without reloading. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
