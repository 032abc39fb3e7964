// What the parts of the bots' evaluation are called, without the rest of a game's client.
interface Named {
  worth: (part: string) => string;
}

const ABOUT = import.meta.glob<Named>('../games/*/about.ts');

export const worthOf = async (game: string): Promise<Named['worth'] | undefined> =>
  (await ABOUT[`../games/${game}/about.ts`]?.())?.worth;
