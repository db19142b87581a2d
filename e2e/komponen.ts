/** Counts the components that React draws, through the hook that its own developer tools use. */
import type { Page } from '@playwright/test'

interface Fiber {
  tag: number
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

/** From the next page on. */
export const dengarReact = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    /** Functions, classes, forwarded and memoised ones. */
    const COMPONENTS = new Set([0, 1, 11, 14, 15])
    const PERFORMED_WORK = 1
    const count = { drawn: 0, commits: 0 }
    const mounted = (fiber: Fiber): void => {
      if (COMPONENTS.has(fiber.tag)) count.drawn++
      for (let child = fiber.child; child; child = child.sibling) mounted(child)
    }
    const updated = (fiber: Fiber, before: Fiber): void => {
      if (COMPONENTS.has(fiber.tag) && fiber.flags & PERFORMED_WORK) count.drawn++
      if (fiber.child === before.child) return
      for (let child = fiber.child; child; child = child.sibling)
        if (child.alternate) updated(child, child.alternate)
        else mounted(child)
    }
    const onCommitFiberRoot = (_: unknown, { current }: { current: Fiber }): void => {
      count.commits++
      if (current.alternate) updated(current, current.alternate)
    }
    const nothing = () => undefined
    Object.assign(window, {
      digambar: count,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot,
        onCommitFiberUnmount: nothing,
        onPostCommitFiberRoot: nothing,
        checkDCE: nothing,
      },
    })
  })

/** Since the last time it was asked. */
export const digambar = (page: Page): Promise<{ drawn: number; commits: number }> =>
  page.evaluate(() => {
    const count = (window as unknown as { digambar: { drawn: number; commits: number } }).digambar
    const now = { ...count }
    Object.assign(count, { drawn: 0, commits: 0 })
    return now
  })
