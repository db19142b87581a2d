import { useEffect, useRef, type RefObject } from 'react'

/** The boxes in which antd's tables scroll. */
const BOXES = '.ant-table-content, .ant-table-body'

/**
 * Put on what holds a table, or on the box it scrolls in: while the table is wider than its box, Tab reaches the box
 * and the arrows scroll it.
 */
export function useScrollByKeys(boxes = BOXES): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const look = () => {
      // A window that is closing is measured once more, when its parts are gone.
      const here = region.current
      if (!here) return
      for (const box of [here, ...here.querySelectorAll<HTMLElement>(boxes)].filter((element) =>
        element.matches(boxes),
      )) {
        if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
        else box.removeAttribute('tabindex')
      }
    }
    const sizes = new ResizeObserver(look)
    for (const element of [region.current!, ...region.current!.querySelectorAll('table')])
      sizes.observe(element)
    return () => sizes.disconnect()
  })
  return region
}
