export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string; invitation: string | null }
  | { page: 'analysis'; id: string }
  | { page: 'arms' }
  | { page: 'rules'; game: string }
  | { page: 'credits' }
  | { page: 'lost' };

export function routeOf(path: string, hash = ''): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean);
  if (first === '') return { page: 'home' };
  if (first === 't' && second && third === 'analysis') return { page: 'analysis', id: second };
  if (first === 't' && second) return { page: 'table', id: second, invitation: hash.replace(/^#/, '') || null };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'arms') return { page: 'arms' };
  if (first === 'credits') return { page: 'credits' };
  return { page: 'lost' };
}
