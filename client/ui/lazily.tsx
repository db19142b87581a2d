/** Parts of a screen that are not on the glass when it opens: modals, lists that are empty at first. */
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { idle } from '#client/net/idle.ts'
import { KetikanDitahan } from './ketikan.ts'

/**
 * A component that is not loaded with its screen, but as soon as that has come to rest: it is there before a finger can ask for it.
 * One that is wanted sooner appears when it has come.
 * @param apa what is typed meanwhile is for a window
 */
export function lazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
  apa: 'jendela' | 'bagian' = 'bagian',
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  const loadPart = async () => ({ default: (loaded = await load()) })
  const Bagian = lazy(loadPart) as unknown as ComponentType<P>
  // A failed load is ignored here: the part is asked for again when it is needed.
  void idle()
    .then(loadPart)
    .catch(() => undefined)
  return function Lazy(props: P) {
    // The component must not change once drawn, or text typed in it would be lost.
    const [Content] = useState(() => loaded ?? Bagian)
    return (
      <Suspense fallback={apa === 'jendela' && <KetikanDitahan />}>
        <Content {...props} />
      </Suspense>
    )
  }
}
