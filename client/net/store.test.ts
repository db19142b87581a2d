import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryStorage } from './memory-storage.ts'
import { clearStore, obfuscate, reveal, stored } from './store.ts'

test('a character code plus the key’s character code, as upper-case hex', () => {
  // 'a' 0x61 + 'K' 0x4B = 0xAC; 'b' 0x62 + 'E' 0x45 = 0xA7
  expect(obfuscate('ab')).toBe('ACA7')
  expect(obfuscate('islogin')).toMatch(/^[0-9A-F]{14}$/)
})

test('what was hidden is revealed', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary-ascii' }), (text) => reveal(obfuscate(text)) === text))
})

test('any value comes back as it went in, in any script', () => {
  const storage = memoryStorage()
  const box = stored<unknown>('data_barang_penjualan_tmp', () => storage)
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      box.write(value)
      expect(Object.values(storage)).toEqual([expect.stringMatching(/^[0-9A-F]+$/)])
      expect(box.read()).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('what another tab has written meanwhile is read, and so is what it has cleared', () => {
  const storage = memoryStorage()
  const [here, there] = [
    stored<{ sales: string }>('data_penjualan_tmp', () => storage),
    stored<{ sales: string }>('data_penjualan_tmp', () => storage),
  ]
  here.write({ sales: 'S01' })
  expect(here.read()).toEqual({ sales: 'S01' })
  there.write({ sales: 'S02' })
  expect(here.read()).toEqual({ sales: 'S02' })
  there.remove()
  expect(here.read()).toBeUndefined()
})

test('the login flag is the text false when nobody is signed in', () => {
  const storage = memoryStorage()
  stored<string | false>('islogin', () => storage).write(false)
  expect(reveal(storage.getItem(obfuscate('islogin'))!)).toBe('false')
})

test('what cannot be read is nothing, and is thrown away', () => {
  const storage = memoryStorage()
  storage.setItem(obfuscate('userdata'), 'ZZ')
  expect(stored('userdata', () => storage).read()).toBeUndefined()
  expect(storage.getItem(obfuscate('userdata'))).toBeNull()
})

test('clearing keeps how the device is set up', () => {
  const storage = memoryStorage()
  for (const name of ['userdata', 'menu', 'token', 'tema']) stored<string>(name, () => storage).write('x')
  clearStore(storage)
  expect(Object.keys(storage)).toEqual([obfuscate('tema')])
})
