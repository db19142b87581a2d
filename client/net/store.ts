/**
 * The browser's local store, obfuscated as spec 000 §9 says: each character code plus a repeating key's character
 * code, as upper-case hex; names and values alike. It hides nothing from anyone who looks: it only keeps idle eyes
 * off, so nothing is trusted because it stood here.
 */
const KEY = 'KENCANA'

/** Every character is below 0x80 (values are ASCII JSON), so two hex digits hold each sum. */
export const obfuscate = (text: string): string => {
  let hex = ''
  for (let i = 0; i < text.length; i++)
    hex += (text.charCodeAt(i) + KEY.charCodeAt(i % KEY.length)).toString(16).toUpperCase().padStart(2, '0')
  return hex
}

export const reveal = (hex: string): string => {
  let text = ''
  for (let i = 0; i * 2 < hex.length; i++)
    text += String.fromCharCode(
      Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16) - KEY.charCodeAt(i % KEY.length),
    )
  return text
}

/** A value as the store keeps it. */
export const hidden = (value: unknown): string => obfuscate(asciiJson(value))

const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Names that outlive a session: which device this is and how it is set up, not who works on it; what is typed of a shop that is being opened, what was put by (ditinggal.ts), which screens each user has marked, and who sells with whom. */
export const DEVICE = [
  'tema',
  'suara',
  'sidebar',
  'terakhir',
  'pembukaan',
  'perangkat',
  'ditinggal',
  'favorit',
  'printer_label',
  'printer_nota',
  'printer_toko',
  'timbangan_komputer',
  'timbangan_dipakai',
  'sales_terakhir',
] as const

export interface Stored<T> {
  /** undefined when nothing, or nothing readable, is kept. */
  read(): T | undefined
  write(value: T): void
  remove(): void
}

/**
 * A named value of the store: `stored<Userdata>('userdata')`. Cleared with the session unless its name is in DEVICE.
 * @param name a function where the name is known only later
 */
export function stored<T>(
  name: string | (() => string),
  storage: () => Storage = () => localStorage,
): Stored<T> {
  const named = typeof name === 'string' ? obfuscate(name) : undefined
  const key = () => named ?? obfuscate((name as () => string)())
  // Caches the last value: every request reads the token, every step the session, and an unchanged value need not be
  // revealed again.
  let last: { hex: string; value: T } | undefined
  return {
    read() {
      const hex = storage().getItem(key())
      if (hex === null) return undefined
      if (last?.hex === hex) return last.value
      try {
        last = { hex, value: JSON.parse(reveal(hex)) as T }
        return last.value
      } catch {
        storage().removeItem(key())
        return undefined
      }
    },
    write: (value) => storage().setItem(key(), hidden(value)),
    remove: () => storage().removeItem(key()),
  }
}

/** Clears everything but the settings of this device. */
export function clearStore(storage: Storage = localStorage): void {
  const kept = new Set<string>(DEVICE.map(obfuscate))
  for (const key of Object.keys(storage)) if (!kept.has(key)) storage.removeItem(key)
}
