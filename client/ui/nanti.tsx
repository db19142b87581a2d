/** Parts of a screen that are not on the glass when it opens: modals, lists that are empty at first. */
import { lazy, Suspense, useState, type ComponentType } from 'react'

/** What the screen itself asks for goes first: it has come to rest when nothing came for so long. */
const JEDA_MS = 1_000

/**
 * A component that is not loaded with its screen, but as soon as that has come to rest: it is there before a finger can ask for it.
 * One that is wanted sooner appears when it has come.
 */
export function nanti<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let dimuat: ComponentType<P> | undefined
  const muat = async () => ({ default: (dimuat = await load()) })
  const Bagian = lazy(muat) as unknown as ComponentType<P>
  // What cannot be had now is asked for again when it is wanted.
  saatSenggang(() => void muat().catch(() => undefined))
  return function Nanti(props: P) {
    // It stays what it was, or what is typed in it would be lost.
    const [Isi] = useState(() => dimuat ?? Bagian)
    return (
      <Suspense>
        <Isi {...props} />
      </Suspense>
    )
  }
}

/** Once nothing has come over the network for a while, and the browser has nothing else to do. */
function saatSenggang(kerja: () => void): void {
  const senggang = () =>
    'requestIdleCallback' in window ? requestIdleCallback(kerja, { timeout: 5_000 }) : kerja()
  let jeda: ReturnType<typeof setTimeout>
  const datang = new PerformanceObserver(() => {
    clearTimeout(jeda)
    tunggu()
  })
  const tunggu = () => {
    jeda = setTimeout(() => {
      datang.disconnect()
      senggang()
    }, JEDA_MS)
  }
  datang.observe({ type: 'resource' })
  tunggu()
}
