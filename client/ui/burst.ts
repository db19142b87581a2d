/**
 * Tells a scanner from fingers: a scanner types its code within a few milliseconds of each other and ends with
 * Enter at once. Pure: keys and times in, the scanned code out.
 */
export const KEY_GAP_MS = 50

export interface Burst {
  /** Answers the code when this key ends a burst that is one. */
  key(key: string, at: number): string | undefined
  /** The time of the first key of the burst that is running. */
  readonly startedAt: number | undefined
}

/** A barcode of a piece has eight digits (DOMAIN §B.0.8). */
export const isBarcode = (text: string): boolean => /^\d{8}$/.test(text)

/** What a barcode or the QR of a nota is made of. */
const KEY = /^[0-9A-Za-z.-]$/

/** @param isCode which bursts are scans; asked in capitals */
export function burst(isCode: (text: string) => boolean = isBarcode): Burst {
  let text = ''
  let last = Number.NEGATIVE_INFINITY
  let startedAt: number | undefined
  const restart = (key: string, at: number) => {
    text = key
    startedAt = key ? at : undefined
  }
  return {
    get startedAt() {
      return startedAt
    },
    key(key, at) {
      const fast = at - last <= KEY_GAP_MS
      last = at
      if (key === 'Enter') {
        const code = text.toUpperCase()
        restart('', at)
        return fast && isCode(code) ? code : undefined
      }
      if (!KEY.test(key)) restart('', at)
      else if (fast && text) text += key
      else restart(key, at)
      return undefined
    },
  }
}
