// For whom the choices of the set-up are good: where to begin, and whom a servant serves.
import type { Decision } from '@/decisions/decision';
import type { Content } from '@/words/content';
import type { Choice } from '@/words/gameWords';
import { words } from '@/words/words.svelte';
import { regionOf, regionRow } from './regions';
import { say } from './say';

const ANYWHERE = ['family', 'kingdom']; // servants who work wherever their master is

export function goodFor(decision: Decision, choice: Choice, content: Content): string | null {
  if (decision.kind === 'start_town') return goodTown(String(choice), content);
  if (decision.kind !== 'first_servant') return null;
  const scope = String(content.get(String(decision.prompt['servant']))?.row['scope']);
  return say(ANYWHERE.includes(scope) ? 'good-servant-anywhere' : 'good-servant-there');
}

function goodTown(town: string, content: Content): string | null {
  const region = regionRow(content, regionOf(content, town));
  if (!region) return null;
  const said = say('good-town', {
    region: content.name(String(region['id']), words.language),
    towns: Number(region['towns']),
    price: Number(region['title_price']),
  });
  return content.get(town)?.row['port'] === true ? `${said} ${say('good-port')}` : said;
}
