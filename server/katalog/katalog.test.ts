/**
 * A single battery of tests for every catalogue, from its definition (spec 002, DOMAIN §F.4). Pictures of rows:
 * pictures.test.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FieldKatalog } from '#domain/katalog-field.ts'
import { masukan } from '#domain/katalog-field.ts'
import { ACTIONS } from '#domain/level.ts'
import { katalogOf, katalogs } from '#domain/katalog/index.ts'
import { askOf, inDatabase as queryAll, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusals, type Client } from '#test/tools/client.ts'
import { buildUser } from '#test/tools/factories.ts'
import { jpeg } from '#test/tools/pictures.ts'
import {
  alamatKatalog as to,
  buildPicture,
  buildGroupKatalog,
  buildKatalog,
  pictureFor,
  katalogForm,
  fillAgain,
  sendPicture,
  nilaiBuruk,
  OTHER_TEXT,
  type Values,
} from '#test/tools/katalog.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let ask: Ask
let owner: Client
const inDatabase = <R>(text: string, values?: unknown[]) => queryAll<R>(server, text, values)

beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  owner = await ask.as('OWN1')
  for (const level of ['KTL', 'ADM', 'GDG'] as const) await buildUser(server, { user_id: `M${level}`, level })
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

describe.each(katalogs.map((k) => [k.name, k] as const))('%s', (_, katalog) => {
  const { calls, key, keyLabel, kode, kunci, fields, picture, table } = katalog
  const buat = (lain: Values = {}) => buildKatalog(server, owner, katalog, lain)
  const form = () => katalogForm(server, owner, katalog)
  const list = async (): Promise<Values[]> => must(await owner.send(...to(calls.daftar))).data
  const satu = async (code: unknown) => (await list()).find((row) => row[key] === code)
  const kembali = (row: Values) => fillAgain(katalog, row)
  const audit = (ref: unknown) =>
    inDatabase<{ aksi: string; user_id: string; sebelum: Values | null; sesudah: Values | null }>(
      'SELECT aksi, user_id, sebelum, sesudah FROM audit_log WHERE tabel = $1 AND ref = $2 ORDER BY id',
      [table, ref],
    )
  const ubah = (row: Values, lain: Values, as: Client = owner) =>
    as.send(...to(calls.ubah, String(row[key])), { ...kembali(row), ...lain })
  const [texts] = Object.entries(fields).find(([, f]) => f.kind === 'teks')!
  const allFields: [string, FieldKatalog][] = [
    ...(kunci ? [[key, kunci] as [string, FieldKatalog]] : []),
    ...Object.entries(fields),
  ]

  it('is of ADM, KTL, OWN, SPV: whoever else asks is refused', async () => {
    for (const call of Object.values(calls)) {
      expect((await ask(null, ...to(call, 'X'))).status).toBe(401)
      for (const user of ['KSR1', 'SLS1', 'MGDG'])
        expect([user, (await ask(user, ...to(call, 'X'))).status]).toEqual([user, 403])
      for (const user of ['MADM', 'MKTL', 'OWN1'])
        expect([user, (await ask(user, ...to(call, 'X'))).status === 403]).toEqual([user, false])
    }
    for (const action of ACTIONS.filter((a) => a !== 'export')) {
      await inDatabase(
        `INSERT INTO hak_akses (user_id, menu_name, is_show, boleh_tambah, boleh_ubah, boleh_hapus, boleh_export)
         VALUES ('MKTL', $1, true, $2, $3, $4, true)
         ON CONFLICT (user_id, menu_name) DO UPDATE SET is_show = true, boleh_tambah = $2, boleh_ubah = $3,
           boleh_hapus = $4`,
        [katalog.menu, action === 'tambah', action === 'ubah', action === 'hapus'],
      )
      ask.forget('MKTL')
      for (const call of Object.values(calls)) {
        const { status } = await ask('MKTL', ...to(call, 'X'))
        expect([call.path, action, status === 403]).toEqual([
          call.path,
          action,
          ![action, 'lihat'].includes(call.may.action),
        ])
      }
    }
  })

  it('answers a new row as its form filled it, behind the others, and writes it down', async () => {
    const values = await form()
    if (!calls.tambah) return
    const reply = await owner.send(...to(calls.tambah), values)
    expect([reply.status, reply.message]).toEqual([200, 'Data Berhasil Ditambahkan'])
    const row = reply.data
    const { gambar_path: _, ...plain } = kembali(row)
    expect({ ...plain, ...(kunci && { [key]: row[key] }) }).toEqual(values)
    expect(row[key]).toMatch(kode ? new RegExp(`^${kode}-\\d{4}$`) : /^GK\d+$/)
    expect((await list()).at(-1)).toEqual(row)
    expect(await audit(row[key])).toMatchObject([
      { aksi: 'TAMBAH', user_id: 'OWN1', sebelum: null, sesudah: { [texts]: values[texts] } },
    ])
  })

  it('is edited as a whole; what did not change writes nothing; another tab’s change is not lost', async () => {
    const row = await buat()
    const [lama] = await inDatabase<{ n: number }>(`SELECT count(*) AS n FROM audit_log WHERE tabel = $1`, [
      table,
    ])
    const sama = await ubah(row, { versi: row['versi'] })
    expect([sama.status, sama.message, sama.data]).toEqual([200, 'Data Berhasil Dirubah', row])
    expect(await inDatabase(`SELECT count(*) AS n FROM audit_log WHERE tabel = $1`, [table])).toEqual([lama])
    const reply = await ubah(row, { [texts]: 'Teks Baru', tayang: false, versi: row['versi'] })
    expect([reply.status, reply.message]).toEqual([200, 'Data Berhasil Dirubah'])
    expect(reply.data).toEqual({ ...row, [texts]: 'Teks Baru', tayang: false, versi: expect.any(String) })
    expect(reply.data.versi).not.toBe(row['versi'])
    expect(await satu(row[key])).toEqual(reply.data)
    expect(refusal(await ubah(row, { versi: row['versi'] }))).toEqual([
      409,
      'Data Sudah Diubah User Lain, Silahkan Ulangi',
    ])
    expect((await audit(row[key])).at(-1)).toMatchObject({
      aksi: 'UBAH',
      user_id: 'OWN1',
      sebelum: { [texts]: row[texts], tayang: true },
      sesudah: { [texts]: 'Teks Baru', tayang: false },
    })
  })

  it('takes what is left out as its form leaves it: shown, blank, without hashtags', async () => {
    const values = await form()
    const wajib = Object.fromEntries(
      Object.entries(values).filter(([name]) => {
        const field = fields[name]
        return name !== 'tayang' && !(field && masukan(field).safeParse(undefined).success)
      }),
    )
    const row = calls.tambah
      ? must(await owner.send(...to(calls.tambah), wajib)).data
      : must(await owner.send(...to(calls.ubah, 'GUEST-2'), wajib)).data
    expect(row.tayang).toBe(true)
    for (const [name, field] of Object.entries(fields))
      if (!(name in wajib)) expect([name, row[name]]).toEqual([name, field.kind === 'teks' ? ' ' : []])
  })

  it('refuses each bad value at its field, in its words, and keeps nothing', async () => {
    const row = calls.tambah ? undefined : await buat()
    const values = calls.tambah ? await form() : { ...kembali(row!) }
    const before = await list()
    for (const [name, field] of allFields)
      for (const [value, text] of nilaiBuruk(field)) {
        const body = { ...values, [name]: value }
        const reply = await (calls.tambah
          ? owner.send(...to(calls.tambah), body)
          : owner.send(...to(calls.ubah, String(row![key])), body))
        const at = `${name} = ${JSON.stringify(value)?.slice(0, 60)}`
        expect([at, reply.status]).toEqual([at, 400])
        expect([at, reply.errors?.map((e) => e.message)]).toEqual([at, expect.arrayContaining([text])])
        expect([at, reply.errors!.every((e) => e.field.split('.')[0] === name)]).toEqual([at, true])
      }
    expect(await list()).toEqual(before)
  })

  it('tells everything that is wrong at once', async () => {
    const reply = await owner.send(...(calls.tambah ? to(calls.tambah) : to(calls.ubah, 'MEMBER')), {})
    const wajib = allFields.filter(([, f]) => !masukan(f).safeParse(undefined).success)
    expect(refusals(reply)).toEqual([
      400,
      [
        ...wajib.map(([name, f]) => [
          name,
          f.kind === 'pilihan' ? `${f.label} Harus Dipilih` : (f.empty ?? `${f.label} Tidak Boleh Kosong`),
        ]),
        ...(picture && !picture.tetap ? [['gambar_name', expect.any(String)]] : []),
      ],
    ])
    if (!calls.tambah) return
    // Mistakes that only the database knows are told, too.
    const values = await form()
    const acuan = Object.entries(fields).filter(([, f]) => 'katalog' in f || f.kind === 'daftar-group')
    const kunciAsing = kunci ? { [key]: 'TIDAKADA' } : {}
    const asing = Object.fromEntries(
      acuan.map(([name, f]) => [name, f.kind === 'acuan' ? 'TIDAKADA' : ['TIDAKADA', 'JUGATIDAK']]),
    )
    const palsu = picture ? { gambar_name: picture.maks > 1 ? ['a'.repeat(24)] : 'a'.repeat(24) } : {}
    const all = await owner.send(...to(calls.tambah), { ...values, ...kunciAsing, ...asing, ...palsu })
    const wrong = [...Object.keys(kunciAsing), ...Object.keys(asing), ...Object.keys(palsu)]
    if (wrong.length === 0) return
    expect(all.status).toBe(400)
    expect([...new Set(all.errors!.map((e) => e.field))]).toEqual(wrong)
  })

  it('takes no field that nobody knows', async () => {
    const reply = await owner.send(...(calls.tambah ? to(calls.tambah) : to(calls.ubah, 'MEMBER')), {
      ...(await form()),
      harga_modal: 1,
    })
    expect(refusals(reply)).toEqual([400, [['harga_modal', 'harga_modal Tidak Dikenal']]])
  })

  it('keeps every script, formulas and quotes as they were typed', async () => {
    const row = await buat()
    for (const text of OTHER_TEXT) {
      const { status, data } = await ubah(row, { [texts]: `  ${text} ` })
      expect([text, status, data?.[texts]]).toEqual([text, 200, text])
    }
  })

  it.runIf(calls.tambah)('makes one row of a repeated request, also while the first is at work', async () => {
    const values = await form()
    const before = (await list()).length
    const trx = idTrx()
    const replies = await Promise.all([1, 2, 3].map(() => owner.send(...to(calls.tambah), values, trx)))
    expect(replies.map(({ status, data }) => [status, data?.[key]])).toEqual(
      replies.map(() => [200, replies[0]!.data[key]]),
    )
    expect((await owner.send(...to(calls.tambah), values, trx)).data).toEqual(replies[0]!.data)
    expect(await list()).toHaveLength(before + 1)
  })

  const unik = allFields.filter(([name, f]) => name === key || ('unik' in f && f.unik))
  it.runIf(unik.length > 0)('has no name twice: however it is spelled, whoever is first', async () => {
    for (const [name, field] of unik) {
      const row = await buat()
      const second = { ...(await form()), [name]: ` ${String(row[name]).toLowerCase()} ` }
      const told = [400, [[name, expect.stringMatching(new RegExp(`^${field.label} .+ Sudah Ada$`, 'i'))]]]
      expect(refusals(await owner.send(...to(calls.tambah), second))).toEqual(told)
      if (name !== key) {
        const other = await buat()
        expect(refusals(await ubah(other, { [name]: row[name] }))).toEqual(told)
        // The name of the row itself is no duplicate.
        expect((await ubah(row, { [name]: String(row[name]).toUpperCase() })).status).toBe(200)
      }
      const [a, b] = [await form(), await form()]
      const replies = await Promise.all(
        [a, { ...b, [name]: a[name] }].map((body) => owner.send(...to(calls.tambah), body)),
      )
      expect(replies.map((r) => r.status).sort()).toEqual([200, 400])
    }
  })

  it.runIf(calls.hapus)('is really deleted, once; its number is never used again', async () => {
    const row = await buat()
    const path = to(calls.hapus, String(row[key]))
    const replies = await Promise.all([owner.send(...path), owner.send(...path)])
    expect(replies.map((r) => r.status).sort()).toEqual([200, 404])
    const gone = replies.find((r) => r.status === 200)!
    expect([gone.message, gone.data]).toEqual(['Data Berhasil Di Hapus', { kode: row[key] }])
    expect(replies.find((r) => r.status === 404)!.message).toBe(
      `${keyLabel} ${String(row[key])} Tidak Ditemukan`,
    )
    expect(refusal(await ubah(row, {}))).toEqual([404, `${keyLabel} ${String(row[key])} Tidak Ditemukan`])
    expect(await satu(row[key])).toBeUndefined()
    expect(await inDatabase(`SELECT 1 FROM ${table} WHERE ${key} = $1`, [row[key]])).toEqual([])
    expect((await audit(row[key])).at(-1)).toMatchObject({
      aksi: 'HAPUS',
      sebelum: { [texts]: row[texts] },
      sesudah: null,
    })
    if (kode) expect(String((await buat())[key]) > String(row[key])).toBe(true)
  })

  it.runIf(calls.urutkan)(
    'stands in the order that staff chose; who did not see all of it moves none',
    async () => {
      await buat()
      await buat()
      const codes = async () => (await list()).map((r) => r[key] as string)
      const before = await codes()
      const order = before.toReversed()
      const reply = await owner.send(...to(calls.urutkan), { kode: order })
      expect([reply.status, reply.message, reply.data]).toEqual([
        200,
        'Data Berhasil Dirubah',
        { kode: order },
      ])
      expect(await codes()).toEqual(order)
      expect((await audit('URUTAN')).at(-1)).toMatchObject({
        aksi: 'UBAH',
        sebelum: { kode: before },
        sesudah: { kode: order },
      })
      for (const wrong of [
        order.slice(1),
        [...order.slice(1), order[1]],
        [...order.slice(1), 'TIDAKADA'],
        [...order, order[0]],
      ])
        expect(refusals(await owner.send(...to(calls.urutkan), { kode: wrong }))).toEqual([
          409,
          [['kode', 'Daftar Ini Sudah Berubah, Silahkan Lihat Lagi']],
        ])
      expect(await codes()).toEqual(order)
      const baru = await buat()
      expect((await codes()).at(-1)).toBe(baru[key])
    },
  )

  it.runIf(picture)('has a picture, and no more than it may', async () => {
    const maks = picture!.maks
    const row = await buat()
    const values = kembali(row)
    if (picture!.tetap)
      return expect(must(await ubah(row, { image_path: '' })).data.image_path).toBe(row['image_path'])
    for (const none of maks > 1
      ? [{ gambar_name: [] }, { gambar_name: undefined }]
      : [{ gambar_name: '' }, { gambar_name: undefined }, { gambar_name: null }])
      expect(refusals(await ubah(row, none))).toEqual([400, [['gambar_name', picture!.empty]]])
    if (maks === 1) return
    const enam = await pictureFor(owner, katalog, maks + 1)
    expect(refusals(await ubah(row, enam))).toEqual([400, [['gambar_name', `Gambar Maksimal ${maks}`]]])
    const [dua] = values['gambar_name'] as string[]
    expect(refusals(await ubah(row, { gambar_name: [dua, dua] }))).toEqual([
      400,
      [['gambar_name', 'Gambar Sudah Ada']],
    ])
    expect((await ubah(row, { gambar_name: (enam['gambar_name'] as string[]).slice(1) })).status).toBe(200)
  })
})

describe('what one catalogue names of another', () => {
  const item = katalogOf('item-katalog')
  const NAMA = {
    'kategori-katalog': 'kode_kategori',
    'banner-katalog': 'kode_banner',
    'info-katalog': 'kode_info',
  }

  it.each(Object.entries(NAMA))('%s stays while an item has it: how many is told', async (name, field) => {
    const katalog = katalogOf(name)
    const row = await buildKatalog(server, owner, katalog)
    const kode = row[katalog.key]
    const nilai = field === 'kode_kategori' ? kode : [kode]
    const first = await buildKatalog(server, owner, item, { [field]: nilai })
    await buildKatalog(server, owner, item, { [field]: nilai })
    const hapus = () => owner.send(...to(katalog.calls.hapus, String(kode)))
    expect(refusal(await hapus())).toEqual([
      409,
      `${katalog.title} ${String(kode)} Masih Dipakai 2 Item Katalog`,
    ])
    must(await owner.send(...to(item.calls.hapus, String(first['kode_barang']))))
    expect((await hapus()).message).toContain('Masih Dipakai 1 Item Katalog')
  })

  it.each(Object.entries(NAMA))(
    '%s deleted while an item is saved with it: one of the two is refused',
    async (name, field) => {
      const katalog = katalogOf(name)
      for (let i = 0; i < 6; i++) {
        const kode = String((await buildKatalog(server, owner, katalog))[katalog.key])
        const values = {
          ...(await katalogForm(server, owner, item)),
          [field]: field === 'kode_kategori' ? kode : [kode],
        }
        const [saved, gone] = await Promise.all([
          owner.send(...to(item.calls.tambah), values),
          owner.send(...to(katalog.calls.hapus, kode)),
        ])
        expect([saved.status, gone.status]).toEqual(saved.status === 200 ? [200, 409] : [400, 200])
        if (saved.status === 400)
          expect(saved.errors).toEqual([{ field, message: expect.stringContaining(`${kode} Tidak Ada`) }])
      }
    },
  )

  it('an item shows what its banners and infos say, and by their title those that say nothing', async () => {
    const banner = katalogOf('banner-katalog')
    const [a, b] = [
      await buildKatalog(server, owner, banner, { deskripsi: 'Diskon ongkos' }),
      await buildKatalog(server, owner, banner, { title: 'Lebaran', deskripsi: '' }),
    ]
    const row = await buildKatalog(server, owner, item, { kode_banner: [b['kode_banner'], a['kode_banner']] })
    expect([row['deskripsi_banner'], b['deskripsi']]).toEqual([['Lebaran', 'Diskon ongkos'], ' '])
  })

  it('hashtags are kept without #, once, and read and sent under either name', async () => {
    const row = await buildKatalog(server, owner, item, {
      hashtag_kadar: ['#17K', ' # 17K', '75%'],
      hashtag_lm: undefined,
      hashtag_km: ['#antam'],
    })
    expect([row['hashtag_kadar'], row['hashtag_lm'], row['hashtag_km']]).toEqual([
      ['17K', '75%'],
      ['antam'],
      ['antam'],
    ])
    const both = await buildKatalog(server, owner, item, { hashtag_lm: [], hashtag_km: ['lama'] })
    expect(both['hashtag_lm']).toEqual([])
  })
})

describe('groups', () => {
  const harga = katalogOf('harga-katalog')
  const deskripsi = katalogOf('group-description-katalog')

  it('stand in one label only, are sent as codes and answered with name and kadar', async () => {
    const [a, b] = [await buildGroupKatalog(server), await buildGroupKatalog(server)]
    const row = await buildKatalog(server, owner, harga, {
      nama_harga_app: 'Emas Muda',
      detail_group: [b, a, b],
    })
    expect(row['detail_group']).toEqual([
      { kode_group: b, nama_group: `EMAS ${b}`, kadar: expect.any(Number) },
      { kode_group: a, nama_group: `EMAS ${a}`, kadar: expect.any(Number) },
    ])
    const lain = await katalogForm(server, owner, harga)
    expect(refusals(await owner.send(...to(harga.calls.tambah), { ...lain, detail_group: [a, b] }))).toEqual([
      400,
      [
        ['detail_group', `Group EMAS ${a} Sudah Ada Di Label Emas Muda`],
        ['detail_group', `Group EMAS ${b} Sudah Ada Di Label Emas Muda`],
      ].sort(([, x], [, y]) => x!.localeCompare(y!)),
    ])
    // Two labels at once want the same group.
    const c = await buildGroupKatalog(server)
    const two = [await katalogForm(server, owner, harga), await katalogForm(server, owner, harga)]
    const replies = await Promise.all(
      two.map((body) => owner.send(...to(harga.calls.tambah), { ...body, detail_group: [c] })),
    )
    expect(replies.map((r) => r.status).sort()).toEqual([200, 400])
    must(await owner.send(...to(harga.calls.hapus, String(row['kode_harga_app']))))
    expect((await owner.send(...to(harga.calls.tambah), { ...lain, detail_group: [a, b] })).status).toBe(200)
  })

  it('that nobody uses any more are not begun with, and stay where they are', async () => {
    const [dead, alive] = [await buildGroupKatalog(server, false), await buildGroupKatalog(server)]
    const values = await katalogForm(server, owner, harga)
    expect(
      refusals(await owner.send(...to(harga.calls.tambah), { ...values, detail_group: [dead] })),
    ).toEqual([400, [['detail_group', `List Group Terdaftar ${dead} Tidak Ada`]]])
    const row = await buildKatalog(server, owner, harga, { detail_group: [alive] })
    await inDatabase('UPDATE grup SET status_aktif = false WHERE kode_group = $1', [alive])
    const edited = await owner.send(...to(harga.calls.ubah, String(row['kode_harga_app'])), {
      nama_harga_app: 'Nama Lain',
      detail_group: [alive],
    })
    expect(edited.status).toBe(200)
  })

  it('have one description; its group is sent again with every save, and is always the same', async () => {
    const row = await buildKatalog(server, owner, deskripsi)
    const kode = String(row['kode_group'])
    const path = to(deskripsi.calls.ubah, kode)
    expect((await owner.send(...path, { kode_group: kode.toLowerCase(), description: 'Lain' })).status).toBe(
      200,
    )
    const lain = await buildGroupKatalog(server)
    expect(refusals(await owner.send(...path, { kode_group: lain, description: 'Lain' }))).toEqual([
      400,
      [['kode_group', 'Kode Group Tidak Bisa Diubah']],
    ])
  })
})

describe('splash screens', () => {
  const splash = katalogOf('splashscreen-katalog')
  const SCREENS = ['MEMBER', 'GUEST-1', 'GUEST-2', 'GUEST-3']

  it('are four, in their order, for ever', async () => {
    const rows = must(await owner.send(...to(splash.calls.daftar))).data as Values[]
    expect(rows.map((r) => r['screen_name'])).toEqual(SCREENS)
    for (const [method, path] of [
      ['POST', 'app/splash-screen'],
      ['DELETE', 'app/splash-screen/MEMBER'],
      ['PUT', 'app/splash-screen/urutan'],
    ])
      expect((await owner.send(method!, path!, {})).status).toBeGreaterThanOrEqual(400)
    expect(
      refusal(
        await owner.send('PUT', 'app/splash-screen/GUEST-4', { text: 'A', position: 'top', image_path: 'x' }),
      ),
    ).toEqual([404, 'Nama Screen GUEST-4 Tidak Ditemukan'])
    await expect(inDatabase(`INSERT INTO katalog_splash (screen_name) VALUES ('GUEST-4')`)).rejects.toThrow(
      /check/,
    )
  })

  it('are saved with a text alone, and keep their picture when its own address is named or nothing', async () => {
    const tanpa = must(await owner.send(...to(splash.calls.daftar))).data.find(
      (r: Values) => r['image_path'] === '',
    )
    const put = (image_path: string | undefined, text = 'Selamat datang') =>
      owner.send('PUT', `app/splash-screen/${tanpa.screen_name}`, { text, position: 'bottom', image_path })
    const tetap = `/katalog/v1/gambar/SPLASHSCREEN/${tanpa.screen_name}.png`
    for (const [i, empty] of ['', undefined, tetap].entries())
      expect(must(await put(empty, `Teks ${i}`)).data).toMatchObject({ text: `Teks ${i}`, image_path: '' })
    expect(refusals(await put('', ' '))).toEqual([400, [['text', 'Text Tidak Boleh Kosong']]])
    const { gambar_path } = must(await sendPicture(owner, 'SPLASHSCREEN', await jpeg())).data
    const row = must(await put(gambar_path)).data
    expect([row.image_path, row.text, row.position]).toEqual([tetap, 'Selamat datang', 'bottom'])
    const nama = () =>
      inDatabase<{ gambar_name: string }>('SELECT gambar_name FROM katalog_splash WHERE screen_name = $1', [
        tanpa.screen_name,
      ])
    const before = await nama()
    for (const path of ['', undefined, tetap, `${tetap}?v=12`, `SPLASHSCREEN/${tanpa.screen_name}.png`])
      expect([path, (await put(path)).status]).toEqual([path, 200])
    expect(await nama()).toEqual(before)
    for (const path of [
      '/katalog/v1/gambar/SPLASHSCREEN/LAIN.png',
      `https://penipu.example${tetap}`,
      '../../etc/passwd',
      `/katalog/v1/gambar/ITEM/${'a'.repeat(24)}.jpg`,
      'data:image/png;base64,AAAA',
      await buildPicture(owner, 'ITEM'),
    ])
      expect([path, refusals(await put(path))]).toEqual([
        path,
        [400, [['image_path', 'Gambar Tidak Ditemukan, Silahkan Pilih Lagi']]],
      ])
    expect(await nama()).toEqual(before)
  })
})

it('open screens of every shop are told which catalogue changed', async () => {
  const heard: unknown[] = []
  server.app.deps.live.on((news) => heard.push(news))
  await buildKatalog(server, owner, katalogOf('kontak-admin-katalog'))
  await expect
    .poll(() => heard)
    .toContainEqual({
      kind: 'screen',
      kode_toko: '*',
      event: 'katalog',
      payload: { name: 'kontak-admin-katalog' },
    })
})
