/**
 * A phone belongs to one person: however a number is written, it is one; members who have it twice from before are
 * offered for merging.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { refusal, type Reply } from '#test/tools/client.ts'
import { buildMember, buildPiece, buildPoints } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildSale, buildValidSale } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const list = (no_hp: string, content: object = {}): Promise<Reply> =>
  ask('OWN1', 'POST', 'member', { nama_customer: 'BU SRI', no_hp, setuju: true, ...content })
const cari = async (hp: string, user = 'OWN1'): Promise<string[]> =>
  (await ask(user, 'GET', `member/get/by-hp?hp=${encodeURIComponent(hp)}`)).data.map(
    (m: { kode_member: string }) => m.kode_member,
  )

describe('a member', () => {
  it('is registered once, in whatever spelling, and found in all of them', async () => {
    const first = await list('+62 812-7000-0001')
    expect(first.data).toMatchObject({ no_hp: '081270000001' })
    const { kode_member } = first.data
    for (const written of [
      '081270000001',
      '6281270000001',
      '81270000001',
      '+6281270000001',
      '0812.7000.0001',
    ]) {
      const again = await list(written)
      expect(refusal(again)).toEqual([400, `No HP Sudah Dipakai Member ${kode_member}`])
      expect(again.errors![0]!.field).toBe('no_hp')
      // The whole number for who sees phones masked, a part of it for who sees them whole.
      expect(await cari(written, 'SLS1')).toEqual([kode_member])
    }
    for (const part of ['0812-7000-0', '+62 8127000', '6281270000', '812 7000 00', '70000001'])
      expect([part, await cari(part)]).toEqual([part, [kode_member]])
    for (const text of ['0812-7000-0001', '62 812 7000'])
      expect((await ask('OWN1', 'GET', `member?cari=${encodeURIComponent(text)}`)).data.rows).toMatchObject([
        { kode_member },
      ])
    expect((await ask('OWN1', 'GET', 'cari?teks=%2B62%20812-7000-0001')).data).toMatchObject([
      { nomor: kode_member },
    ])
  })
  it('of another country keeps its +', async () => {
    const { data } = await list('+65 9700 0001')
    expect(data.no_hp).toBe('+6597000001')
    expect(refusal(await list('+6597000001'))[0]).toBe(400)
    expect(await cari('+65 9700 0001', 'SLS1')).toEqual([data.kode_member])
  })
  it.each(['0812345678', '12345', 'BUDI', '-', '+62', '0812 3456 789 / 0813'])(
    'is not registered with %s',
    async (no_hp) => expect(refusal(await list(no_hp))).toEqual([400, 'No HP Harus 11 Sampai 15 Angka']),
  )
  it('who moves to a number of somebody else is told so', async () => {
    const [{ data: a }, { data: b }] = [await list('081270000002'), await list('081270000003')]
    const reply = await ask('OWN1', 'PUT', `member/${b.kode_member}`, { no_hp: '62 812 7000 0002' })
    expect(refusal(reply)).toEqual([400, `No HP Sudah Dipakai Member ${a.kode_member}`])
    const own = await ask('OWN1', 'PUT', `member/${b.kode_member}`, { no_hp: '62 812 7000 0003' })
    expect(own.data.no_hp).toBe('081270000003')
  })
  it('has a name with single blanks and straight quotes, and is found by it as it was typed', async () => {
    const { data } = await list('081270000004', {
      nama_customer: ' nu’man\u00a0 al\u200bi',
      alamat_customer: 'JL.  MELATI\u00a0 5',
    })
    expect(data).toMatchObject({ nama_customer: "NU'MAN ALI", alamat_customer: 'JL. MELATI 5' })
    for (const [path, text] of [
      ['member/get/by-nama?nama_customer=', 'nu´man  ali'],
      ['member/get/by-alamat?alamat=', 'melati\u00a05'],
    ])
      expect((await ask('OWN1', 'GET', path + encodeURIComponent(text!))).data).toMatchObject([
        { kode_member: data.kode_member },
      ])
  })
})

describe('members with one number from before', () => {
  it('are offered to who may merge, and are one afterwards, with the number in its spelling', async () => {
    const [tua, muda] = ['TK010008001', 'TK010008002']
    await buildMember(server, { kode_member: tua, nama_customer: 'IBU TUA', no_hp: '6281270000010' })
    await buildMember(server, { kode_member: muda, nama_customer: 'IBU MUDA', no_hp: '081270000010' })
    await buildMember(server, { kode_member: 'TK010008003', no_hp: '6281270000011' })
    await buildValidSale(await ask.as('KSR1'), {
      barang: [await buildPiece(server, { berat: 2 })],
      kode_customer: tua,
    })
    expect(refusal(await list('+6281270000010'))[0]).toBe(400)
    expect((await ask('KSR1', 'GET', 'member/get/ganda')).status).toBe(403)
    const ganda = await ask('OWN1', 'GET', 'member/get/ganda')
    expect(ganda.data).toMatchObject([
      { no_hp: '081270000010', member: [{ kode_member: tua, trx_count: 1 }, { kode_member: muda }] },
    ])
    const merged = await ask('OWN1', 'POST', `member/${tua}/gabung`, { kode_asal: muda, alasan: 'SATU HP' })
    expect(merged.data).toMatchObject({ kode_member: tua, no_hp: '081270000010', point: 1 })
    expect((await ask('OWN1', 'GET', `member/${muda}`)).data).toMatchObject({ no_hp: '-', gabung_ke: tua })
    expect((await ask('OWN1', 'GET', 'member/get/ganda')).data).toEqual([])
  })
})

it('a customer who is no member has the one spelling too, and what is no number stays', async () => {
  const kasir = await ask.as('KSR1')
  const jual = async (no_hp: string) => {
    const no = await buildSale(kasir, {
      barang: [await buildPiece(server, { berat: 2 })],
      nama_customer: 'bu  rini',
      no_hp,
    } as never)
    const rows = await inDatabase(
      server,
      `SELECT nama_customer, no_hp, aml_kunci FROM faktur_group WHERE no_faktur_group = '${no}'`,
    )
    await ask('KSR1', 'POST', 'penjualan/batal', { no_faktur_group: no, alasan: 'X' })
    return rows[0]
  }
  const satu = { nama_customer: 'BU RINI', no_hp: '081277770000', aml_kunci: 'HP 81277770000' }
  for (const written of ['+62 812-7777-0000', '6281277770000', '81277770000', '0812 7777 0000'])
    expect(await jual(written)).toEqual(satu)
  expect(await jual('0812 / 0813')).toMatchObject({ no_hp: '0812 / 0813', aml_kunci: null })
})
