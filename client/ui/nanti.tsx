/** Parts of a screen that are not on the glass when it opens: modals, lists that are empty at first. */
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { senggang } from '#client/net/senggang.ts'
import { KetikanDitahan } from './ketikan.ts'

/**
 * A component that is not loaded with its screen, but as soon as that has come to rest: it is there before a finger can ask for it.
 * One that is wanted sooner appears when it has come.
 * @param apa what is typed meanwhile is for a window
 */
export function nanti<P extends object>(
  load: () => Promise<ComponentType<P>>,
  apa: 'jendela' | 'bagian' = 'bagian',
): ComponentType<P> {
  let dimuat: ComponentType<P> | undefined
  const muat = async () => ({ default: (dimuat = await load()) })
  const Bagian = lazy(muat) as unknown as ComponentType<P>
  // What cannot be had now is asked for again when it is wanted.
  void senggang()
    .then(muat)
    .catch(() => undefined)
  return function Nanti(props: P) {
    // It stays what it was, or what is typed in it would be lost.
    const [Isi] = useState(() => dimuat ?? Bagian)
    return (
      <Suspense fallback={apa === 'jendela' && <KetikanDitahan />}>
        <Isi {...props} />
      </Suspense>
    )
  }
}
