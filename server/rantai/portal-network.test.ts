/** A portal leads to the internet, and into those networks of one's own that the computer's settings name. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bolehPortal } from './portal-network.ts'
import { tanyaPortal } from './portal.ts'

const semula = process.env['KENCANA_PORTAL']
beforeEach(() => {
  delete process.env['KENCANA_PORTAL']
})
afterEach(() => {
  process.env['KENCANA_PORTAL'] = semula
})

describe('an address that says where it leads', () => {
  it.each([
    ...['http://127.0.0.1:8080', 'http://127.8.8.8', 'http://0.0.0.0', 'http://2130706433', 'http://0x7f.1'],
    ...[
      'http://10.0.0.7',
      'http://172.20.1.1',
      'http://192.168.1.1',
      'http://169.254.169.254',
      'http://100.64.0.1',
    ],
    ...[
      'http://[::1]:8080',
      'http://[::]',
      'http://[fe80::1]',
      'http://[fd00::1]',
      'http://[::ffff:10.0.0.7]',
    ],
    ...['http://[64:ff9b::a00:7]', 'http://224.0.0.1', 'http://255.255.255.255'],
    ...['http://localhost', 'https://LOCALHOST.:8443', 'http://toko.localhost'],
  ])('%s is refused', (asal) => expect(bolehPortal(asal)).toBe(false))

  it.each([
    'https://toko2.example',
    'http://203.0.113.7:8080',
    'https://[2001:4860::1]',
    'http://172.32.0.1',
  ])('%s is not', (asal) => expect(bolehPortal(asal)).toBe(true))

  it('is allowed in a network that is named, and in no other', () => {
    process.env['KENCANA_PORTAL'] = '10.46.0.0/24, fd00:46::/32'
    expect(
      ['http://10.46.0.9', 'http://[fd00:46::9]', 'http://10.47.0.9', 'http://127.0.0.1'].map(bolehPortal),
    ).toEqual([true, true, false, false])
  })
})

describe('what is asked', () => {
  const tanya = (asal: string) =>
    tanyaPortal(
      { kode_toko: 'TK02', asal, kunci: 'k'.repeat(32) },
      { path: 'uji', reply: z.unknown(), now: new Date(0) },
    )

  it('reaches nobody at an address that is refused, by number or by name', async () => {
    let asked = 0
    const tetangga = createServer((_, reply) => {
      asked++
      reply.end()
    }).listen(0)
    await once(tetangga, 'listening')
    const { port } = tetangga.address() as AddressInfo
    // The last one is a name like any other, but for where it leads.
    const asal = [`http://127.0.0.1:${port}`, `http://localhost:${port}`, `http://ip6-localhost:${port}`]
    for (const satu of asal)
      await expect(tanya(satu)).rejects.toMatchObject({
        id: expect.stringMatching(/^portal(JaringanSendiri|TidakTersambung)$/),
      })
    expect(asked).toBe(0)
    process.env['KENCANA_PORTAL'] = '127.0.0.0/8'
    await expect(tanya(asal[0]!)).rejects.toMatchObject({ id: 'portalTidakTerbaca' })
    expect(asked).toBe(1)
    tetangga.close()
  })
})
