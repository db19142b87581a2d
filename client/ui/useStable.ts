/** Gives stable functions to a part that renders only when its own data has changed. */
import { useState } from 'react'
import { useLatest } from '#client/net/useLatest.ts'

type Actions<A> = { [K in keyof A]: (...args: never[]) => unknown }

/** The same object at every rendering; its functions do what those of the last rendering do. */
export function useStable<A extends Actions<A>>(actions: A): A {
  const latest = useLatest(actions)
  const [stable] = useState(
    () =>
      Object.fromEntries(
        (Object.keys(actions) as (keyof A)[]).map((name) => [
          name,
          (...args: never[]) => latest.current[name](...args),
        ]),
      ) as unknown as A,
  )
  return stable
}
