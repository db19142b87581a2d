/**
 * Tells a scanner from fingers: a scanner types its code within a few milliseconds of each other and ends with
 * Enter (or Tab) at once. Pure: keys and times in, what was scanned out.
 */
export const KEY_GAP_MS = 50

/** A barcode of a piece has eight digits (DOMAIN §B.0.8). */
export const BARCODE_LENGTH = 8
export const isBarcode = (text: string): boolean => /^\d{8}$/.test(text)

export interface Burst {
  /** Answers what a scanner sent, in capitals, when this key ends it. */
  key(key: string, at: number): string | undefined
  /** Forgets the burst, because the next keys come by hand: a key is held, or a field is left. */
  forget(): void
  /** The time of the first key of the burst that is running. */
  readonly startedAt: number | undefined
  /** Keys of the burst that is running. */
  readonly length: number
}

interface Laju {
  /** Milliseconds between two keys, at most. */
  gap: number
  /** Fewer keys may be fingers. */
  least: number
  /** The characters of a scan. */
  keys: RegExp
}

/** Two keys and an Enter as fast as that come from no finger; one might. Barcodes and the QR of a nota. */
export const CEPAT: Laju = { gap: KEY_GAP_MS, least: 2, keys: /^[0-9A-Za-z./-]$/ }
/** As slow as quick fingers, so only a run of figures as long as a barcode, Enter and all, is a scan: over Bluetooth, or with a pause within. */
export const LAMBAT: Laju = { gap: 120, least: BARCODE_LENGTH, keys: /^\d$/ }
const ENDS = new Set(['Enter', 'Tab'])

export function burst({ gap, least, keys }: Laju = CEPAT): Burst {
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
    get length() {
      return text.length
    },
    forget() {
      restart('', 0)
      last = Number.NEGATIVE_INFINITY
    },
    key(key, at) {
      const fast = at - last <= gap
      last = at
      if (ENDS.has(key)) {
        const code = text.toUpperCase()
        restart('', at)
        return fast && code.length >= least ? code : undefined
      }
      if (!keys.test(key)) restart('', at)
      else if (fast && text) text += key
      else restart(key, at)
      return undefined
    },
  }
}

/** The kind of place that an unexpected scan has got into. */
export type Tempat = 'angka' | 'teks' | 'tombol'

/**
 * True when a fast burst must be kept out of a place that takes no scan: in a number field any burst that long, in a
 * text of a dialog a burst that looks like a code. Three figures at once may be the 000 of a keyboard.
 */
export const isMisplaced = (text: string, tempat: Tempat): boolean =>
  tempat === 'teks' ? text.length >= 6 && /\d{4}/.test(text) : text.length >= 4
