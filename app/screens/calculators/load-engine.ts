import { lazy } from 'react';

async function importEngine() {
  const [{ calculate }, { Result, Ledger }] = await Promise.all([
    import('./calculate.ts'),
    import('./results/result.tsx'),
  ]);
  return { calculate, Result, Ledger };
}

type Engine = Awaited<ReturnType<typeof importEngine>>;

let engine: Engine | null = null;
let resolveLoaded: (engine: Engine) => void = () => {};
const loaded = new Promise<Engine>((resolve) => {
  resolveLoaded = resolve;
});

/**
 * Loads what calculates a form and shows its result.
 *
 * @throws when the connection fails; the next call tries again
 */
export async function loadEngine(): Promise<Engine> {
  engine ??= await importEngine();
  resolveLoaded(engine);
  return engine;
}

/** Null until the engine is loaded. */
export const loadedEngine = () => engine;

/** Loads the engine before it is needed. A failure is reported when Calculate is pressed. */
export function preloadEngine(): void {
  loadEngine().catch(() => {});
}

// Stays pending if loading fails, so that a result in the server's HTML is not replaced.
function whenLoaded(): Promise<Engine> {
  preloadEngine();
  return loaded;
}

export const Result = lazy(async () => ({ default: (await whenLoaded()).Result }));
export const Ledger = lazy(async () => ({ default: (await whenLoaded()).Ledger }));
