/** The nota on paper: who may print it how often, what it says, and how it is recognised again. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectBooksAgree } from '#test/tools/books.ts'
import { askOf, type Ask } from '#test/tools/ask.ts'
import { idTrx } from '#test/tools/client.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  buildOtorisasi,
  buildSale,
  cancelValid,
  save,
  saleBody,
  validate,
  type Payment,
} from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

/** Sells pieces for cash, of which some comes back; answers the number. */
async function jual(barang: readonly string[], pembayaran?: Payment[]): Promise<string> {
  const till = await ask.as('SLS1')
  const { pembayaran: all, ...body } = await saleBody(till, { barang })
  const reply = await save(till, {
    ...body,
    pembayaran: pembayaran ?? all.map((p) => ({ ...p, uang_diterima: p.nominal + 500 })),
  })
  expect(reply.message).toBe('Penjualan Berhasil Disimpan')
  return reply.data.no_faktur_group as string
}

async function pdf(
  no: string,
  kertas: string,
): Promise<{ status: number; type: string; words: string; pages: number }> {
  const { status, type, bytes } = await (await ask.as('KSR1')).file(`penjualan/${no}/nota?kertas=${kertas}`)
  const pages = pdfPages(bytes)
  return { status, type, words: pages.flat().join('\n'), pages: pages.length }
}

/**
 * The words of the nota do not hold what its QR holds: it is made here as the server makes it, from the codes it
 * accepts.
 */
const kodeDari = async (no: string): Promise<string> => {
  const { kodeNota } = await import('../../faktur/nota-kode.ts')
  const { sqlOn } = await import('#server/db/client.ts')
  const client = await server.pool.connect()
  try {
    await client.query(`SELECT set_config('app.kode_toko', 'TK01', false)`)
    const { rows } = await client.query(
      'SELECT no_faktur_group, tgl_system, total_bayar FROM faktur_group WHERE no_faktur_group = $1',
      [no],
    )
    return await kodeNota({ sql: sqlOn(client) } as never, rows[0])
  } finally {
    client.release(true)
  }
}

describe('the nota of a sale', () => {
  let no: string
  beforeAll(async () => {
    no = await jual(['00000001', '00000002'])
    await ask('KSR1', 'POST', 'penjualan/validasi', { no_faktur_group: no })
  })

  test.each(['A5', '80'])('prints on %s with everything a nota must show', async (kertas) => {
    const { status, type, words } = await pdf(no, kertas)
    expect([status, type]).toEqual([200, 'application/pdf'])
    for (const text of [
      'TOKO EMAS KENCANA',
      'JL 0001',
      'SITI (S01)',
      'KSR1',
      'REGULER',
      '15 Januari 2025',
      'CINCIN',
      'GELANG',
      '9K',
      '70%',
      '5.125',
      '1,150,000',
      '5,894,000',
      '75,000',
      '150,000',
      '6,119,000',
      'Rp. 7,696,500',
      'Kembalian',
      'Rp. 500',
      'Materai',
    ])
      expect(words, text).toContain(text)
    expect(words.replace(/\s+/g, ' ').toLowerCase()).toContain(
      'tujuh juta enam ratus sembilan puluh enam ribu lima ratus rupiah',
    )
  })

  test('is a preview until it is counted, then an original, then copies that need an otorisasi', async () => {
    expect((await pdf(no, 'A5')).words).toContain('PRATINJAU')
    const first = await ask('KSR1', 'POST', `penjualan/${no}/cetak`)
    expect(first).toMatchObject({ status: 200, data: { no_faktur_group: no, cetak: 1, copy: 0 } })
    expect((await pdf(no, 'A5')).words).not.toMatch(/PRATINJAU|COPY/)

    const second = await ask('KSR1', 'POST', `penjualan/${no}/cetak`, {})
    expect(second).toMatchObject({ status: 403, message: 'Perlu Otorisasi REPRINT NOTA' })
    const given = await ask('KSR1', 'POST', 'authorization', {
      user_id: 'SPV1',
      password: 'Rahasia-123',
      kategori: 'REPRINT NOTA',
      description: no,
    })
    const again = await ask('KSR1', 'POST', `penjualan/${no}/cetak`, {
      id_otorisasi: given.data.authorization_id,
    })
    expect(again).toMatchObject({ status: 200, data: { cetak: 2, copy: 1 } })
    expect((await pdf(no, '80')).words).toContain('COPY 1')
    expect(
      (await ask('KSR1', 'POST', `penjualan/${no}/cetak`, { id_otorisasi: given.data.authorization_id }))
        .status,
    ).toBe(403)
    expect((await ask('KSR1', 'GET', `penjualan/${no}`)).data.cetak).toBe(2)
  })

  test('is a Nota Sementara before validasi, as often as anybody likes; the first that comes out after it is the original', async () => {
    const kasir = await server.client('KSR1')
    const lain = await buildSale(kasir, { barang: ['00000004'] })
    const cetak = (step?: string, more: object = {}) =>
      kasir.send('POST', `penjualan/${lain}/cetak`, { ...(step ? { langkah: step } : {}), ...more })
    const kata = async (query = '') =>
      pdfPages((await kasir.file(`penjualan/${lain}/nota?kertas=80${query}`)).bytes)
        .flat()
        .join(' ')
    for (const step of ['IZIN', 'KELUAR', undefined, undefined])
      expect((await cetak(step)).data).toMatchObject({ cetak: 0, copy: 0, sementara: true })
    expect(await kata('&mencetak=1')).toContain('NOTA SEMENTARA')
    expect(await kata('&mencetak=1')).not.toContain('COPY')

    expect((await validate(kasir, lain)).status).toBe(200)
    const asli = { data: { cetak: 0, copy: 0, sementara: false } }
    // Opened, not come out, opened again: still the original, and free.
    for (let i = 0; i < 2; i++) expect(await cetak('IZIN')).toMatchObject(asli)
    expect(await kata('&mencetak=1')).not.toMatch(/SEMENTARA|PRATINJAU|COPY/)
    expect(await kata()).toContain('PRATINJAU')
    expect((await cetak('KELUAR')).data).toMatchObject({ cetak: 1 })

    expect((await cetak('IZIN')).status).toBe(403)
    const izin = await buildOtorisasi(kasir, { kategori: 'REPRINT NOTA', description: lain })
    expect((await cetak('IZIN', { id_otorisasi: izin })).data).toMatchObject({ cetak: 1, copy: 1 })
    expect(await kata('&mencetak=1')).toContain('COPY 1')
    expect((await cetak('KELUAR')).data).toMatchObject({ cetak: 2 })
    expect((await cetak('IZIN', { id_otorisasi: izin })).status).toBe(403)
    await cancelValid(kasir, lain)
  })

  test('a retried count counts once', async () => {
    const other = await jual(['00000003'])
    await validate(await ask.as('KSR1'), other)
    const key = idTrx()
    const replies = await Promise.all(
      [1, 2, 3].map(() => ask('SLS1', 'POST', `penjualan/${other}/cetak`, undefined, key)),
    )
    expect(replies.map((r) => r.data?.cetak)).toEqual([1, 1, 1])
    expect((await ask('SLS1', 'GET', `penjualan/${other}`)).data.cetak).toBe(1)
  })

  test('its QR is recognised, with what became of the sale; anything else is not', async () => {
    const kode = `${no}-01.${await kodeDari(no)}`
    expect(await ask('SLS1', 'GET', `penjualan/verifikasi/${kode.toLowerCase()}`)).toMatchObject({
      status: 200,
      message: 'Nota Asli',
      data: { no_faktur_group: no, total_bayar: 7_696_500, status_valid: 'DONE', status_kembali: 'OPEN' },
    })
    const wrong = kode.slice(0, -1) + (kode.endsWith('0') ? '1' : '0')
    for (const bad of [
      wrong,
      `${no}-01`,
      `${no}-01.`,
      `${no}-09.${kode.split('.')[1]}`,
      `${kode}.X`,
      'X',
      `${no}-01.%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9`,
    ])
      expect(await ask('SLS1', 'GET', `penjualan/verifikasi/${bad}`), bad).toMatchObject({
        status: 404,
        message: 'Nota Tidak Dikenal',
      })
    expect((await ask(null, 'GET', `penjualan/verifikasi/${kode}`)).status).toBe(401)
  })

  test('is refused for a number that does not exist, a paper that does not exist, and a cancelled draft', async () => {
    expect((await ask('KSR1', 'GET', 'penjualan/JL-TK01-250115-9999/nota')).status).toBe(404)
    expect((await ask('KSR1', 'POST', 'penjualan/JL-TK01-250115-9999/cetak')).status).toBe(404)
    expect((await ask('KSR1', 'GET', `penjualan/${no}/nota?kertas=A4`)).status).toBe(400)
    const draft = await jual(['00000004'])
    await ask('SLS1', 'POST', 'penjualan/batal', { no_faktur_group: draft, alasan: 'salah barang' })
    expect(await ask('SLS1', 'POST', `penjualan/${draft}/cetak`)).toMatchObject({
      status: 409,
      message: 'Transaksi Sudah Dibatalkan',
    })
    expect((await pdf(draft, 'A5')).words).toContain('BATAL')
  })
})

describe('the queue of validation', () => {
  test('says beforehand why a sale cannot be validated', async () => {
    const no = await jual(['00000004'], [{ jenis: 'CASH', nominal: 1_000_000 }])
    const listed = await ask('KSR1', 'GET', 'penjualan?status_valid=OPEN')
    expect(
      listed.data.find((s: { no_faktur_group: string }) => s.no_faktur_group === no).alasan_tidak_bisa,
    ).toEqual(['Pembayaran Kurang Rp. 429,500'])
    expect((await ask('KSR1', 'GET', `penjualan/${no}`)).data.alasan_tidak_bisa).toEqual([
      'Pembayaran Kurang Rp. 429,500',
    ])
    const done = (await ask('KSR1', 'GET', 'penjualan?status_valid=DONE')).data
    expect(done.length).toBeGreaterThan(0)
    expect(done.every((s: { alasan_tidak_bisa: string[] }) => s.alasan_tidak_bisa.length === 0)).toBe(true)
  })
})

describe('para-system', () => {
  test('answers every setting with its default, one by its key, and refuses what is none', async () => {
    const all = (await ask('SLS1', 'GET', 'para-system')).data as { key: string; value: string }[]
    expect(all).toContainEqual({ key: 'PEMBULATAN', value: '500' })
    expect((await ask('SLS1', 'GET', 'para-system/key/ppn_mode')).data).toEqual({
      key: 'PPN_MODE',
      value: 'OFF',
    })
    expect(await ask('SLS1', 'GET', 'para-system/key/LAIN')).toMatchObject({
      status: 404,
      message: 'Parameter LAIN Tidak Ditemukan',
    })
  })
})
