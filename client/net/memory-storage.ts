/** As much of the browser's Storage as the client uses: its entries are own properties, as in a browser. */
export function memoryStorage(): Storage {
  const entries: Record<string, string> = {}
  const hidden = (name: string, value: unknown) =>
    Object.defineProperty(entries, name, { value, enumerable: false })
  hidden('getItem', (key: string) => entries[key] ?? null)
  hidden('setItem', (key: string, value: string) => void (entries[key] = value))
  hidden('removeItem', (key: string) => void delete entries[key])
  return entries as unknown as Storage
}
