/** A scan at a counter: asked of the server once however often the scanner reads it, then taken or refused, told and heard. */
import { useRef, useState } from 'react'
import { errors, type Refusal } from '#domain/errors.ts'
import { ApiError } from '#client/net/api.ts'
import { beep } from '#client/ui/beep.ts'
import { BARCODE_LENGTH } from '#client/ui/burst.ts'

/** The result of the last scan: taken, there already, or not possible. */
export interface ScanResult {
  tone: 'good' | 'there' | 'wrong'
  text: string
}

/** @param about names the document: the next one begins with nothing said */
export function useResult(about: string) {
  const [said, setSaid] = useState<ScanResult & { about: string }>()
  const tell = (tone: ScanResult['tone'], text: string): void => {
    setSaid({ tone, text, about })
    beep(tone === 'good' ? 'success' : 'error')
  }
  return { result: said?.about === about ? said : undefined, tell }
}

/** The barcode that was meant, or why it is none. Half a code is another piece's when noughts are put before it: those are left out by fingers alone. */
export function barcodeDari(code: string, diketik: boolean): { kode_barcode: string } | { wrong: string } {
  if (/\D/.test(code)) return { wrong: `${code} Bukan Barcode Barang` }
  const kode_barcode = diketik ? code.padStart(BARCODE_LENGTH, '0') : code
  if (kode_barcode.length < BARCODE_LENGTH) return { wrong: `Scan ${code} Tidak Lengkap, Ulangi` }
  return kode_barcode.length > BARCODE_LENGTH
    ? { wrong: errors.barangTidakAda({ kode_barcode: code }).message }
    : { kode_barcode }
}

interface Scanned<B> {
  /** Names the document. */
  about: string
  /** Gives the reason why the document takes no more pieces; `waiting` pieces have been asked for. */
  full?: (waiting: number) => string | undefined
  isThere: (kode_barcode: string) => boolean
  onThere?: (kode_barcode: string) => void
  /** @throws ApiError */
  find: (kode_barcode: string) => Promise<B>
  /** Takes the piece and answers what is said of it, or why not. */
  take: (barang: B, kode_barcode: string) => string | Refusal
}

export function useScan<B>({ about, full, isThere, onThere, find, take }: Scanned<B>) {
  const { result, tell } = useResult(about)
  const [waiting, setWaiting] = useState(0)
  /** Asked for and not yet answered: a scanner may read the same piece twice in a blink. */
  const asked = useRef(new Set<string>())

  const scan = async (code: string, diketik: boolean): Promise<void> => {
    const read = barcodeDari(code, diketik)
    if ('wrong' in read) return tell('wrong', read.wrong)
    const { kode_barcode } = read
    if (isThere(kode_barcode) || asked.current.has(kode_barcode)) {
      onThere?.(kode_barcode)
      return tell('there', errors.barangGanda({ kode_barcode }).message)
    }
    const refusal = full?.(asked.current.size)
    if (refusal !== undefined) return tell('wrong', refusal)
    asked.current.add(kode_barcode)
    setWaiting((n) => n + 1)
    try {
      const answer = take(await find(kode_barcode), kode_barcode)
      if (typeof answer === 'string') tell('good', answer)
      else tell('wrong', answer.message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tell('wrong', error.message)
    } finally {
      asked.current.delete(kode_barcode)
      setWaiting((n) => n - 1)
    }
  }
  return {
    result,
    tell,
    busy: waiting > 0,
    onScan: (code: string, diketik: boolean) => void scan(code, diketik),
  }
}
