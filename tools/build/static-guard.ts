import * as React from "react";
import type { jsx } from "react/jsx-runtime";
import { InStaticPart } from "../../src/lib/in-static-part";

type Create = typeof jsx;
type Type = Parameters<Create>[0];

/** A hook of its own: it asks where what is being rendered lies. */
function useOutside(file: string, what: string): void {
  if (!React.use(InStaticPart)) return;
  throw new Error(`${file} uses ${what} in a static part of a page, where no script ever runs.`);
}

/** A function that a browser would call: any on an element of HTML, what is named as a handler on a component. */
function findHandler(type: Type, props: unknown): string | undefined {
  const isHandler = (name: string) => typeof type === "string" || /^on[A-Z]/.test(name);
  const given = Object.entries(props ?? {}).find(
    ([name, value]) => typeof value === "function" && isHandler(name),
  );
  return given?.[0];
}

type GuardedProps = { file: string; handler: string; type: Type; props: unknown; create: Create };

/** Stands in for an element with a handler: where it is rendered, and not where it is made, tells whether it is dead. */
function Guarded({ file, handler, type, props, create }: GuardedProps) {
  useOutside(file, handler);
  return create(type, props);
}

/**
 * @param file whose JSX it is
 * @param create `jsx` or `jsxs` of React
 * @returns the same, which refuses handlers in static parts
 */
export function guardJsx(file: string, create: Create): Create {
  return (type, props, key) => {
    const handler = findHandler(type, props);
    return handler ? create(Guarded, { file, handler, type, props, create }, key) : create(type, props, key);
  };
}

/**
 * @param file that calls it
 * @param name of the hook
 * @param hook one of React's hooks for state and effects
 * @returns the same, which refuses to be called in static parts
 */
export function guardHook<Arguments extends unknown[], Result>(
  file: string,
  name: string,
  hook: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  return function useGuarded(...args) {
    useOutside(file, name);
    return hook(...args);
  };
}
