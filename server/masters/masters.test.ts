/** One battery for every master that has a screen, from its definition. A master's own rules: hooks/hooks.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callPath, type CallDefinition } from '#domain/call.ts'
import { formFields } from '#domain/master-calls.ts'
import type { AnyMaster, Operation } from '#domain/master.ts'
import { masters } from '#domain/masters/index.ts'
import { askOf, inDatabase as queryAll, type Ask } from '#test/ask.ts'
import { badValues, goodValues, type Values } from '#test/master-values.ts'
import { startTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
let ask: Ask
const inDatabase = <R>(text: string, values?: unknown[]) => queryAll<R>(server, text, values)

const to = (call: CallDefinition | undefined, code = 'X'): [method: string, path: string] => [call!.method, callPath(call!, { code })]

beforeAll(async () => {
  server = await startTestServer({ tanggal: '2025-01-15' })
  ask = askOf(server)
}, 60_000)
afterAll(() => server?.close())

it.each(masters.map((m) => [m.name, m] as const))('master %s declares exactly the columns of its table', async (_, master) => {
  const columns = await inDatabase<{ column_name: string }>("SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1", [master.table])
  const declared = [...Object.keys(master.fields), 'status_aktif', ...(master.scope === 'toko' ? ['kode_toko'] : [])]
  expect(columns.map((c) => c.column_name).sort()).toEqual(declared.sort())
})

const withScreen = masters.filter((m) => m.menu)
let next = 0

describe.each(withScreen.map((m) => [m.name, m] as const))('master %s', (_, master) => {
  const calls = master.screen
  const keyLabel = master.fields[master.key]!.label
  const offered = new Map<AnyMaster, string>()

  beforeAll(async () => {
    for (const field of Object.values(master.fields)) {
      if (field.kind !== 'ref') continue
      const { data } = await ask('OWN1', ...to(Object.values(field.ref.calls)[0]))
      offered.set(field.ref, data[0][field.ref.key])
    }
  })
  const fresh = (): Values => goodValues(master, ++next, (ref) => offered.get(ref)!)
  const made = async (): Promise<{ code: string; values: Values; row: Values }> => {
    const values = fresh()
    const { status, data, message } = await ask('SPV1', ...to(calls.create), values)
    expect({ status, message }).toEqual({ status: 200, message: 'Data Berhasil Ditambahkan' })
    return { code: String(values[master.key]), values, row: data }
  }
  const auditOf = (code: string) =>
    inDatabase<{ aksi: string; user_id: string; sebelum: Values | null; sesudah: Values }>('SELECT aksi, user_id, sebelum, sesudah FROM audit_log WHERE tabel = $1 AND ref = $2 ORDER BY id', [master.table, code])
  const found = async (code: string): Promise<Values | undefined> => {
    const { data } = await ask('OWN1', 'GET', `${callPath(calls.page!)}?cari=${encodeURIComponent(code)}&ukuran=200`)
    return data.rows.find((row: Values) => row[master.key] === code)
  }

  it('asks for a session and for the right to each operation', async () => {
    for (const [operation, call] of Object.entries(calls) as [Operation, CallDefinition][]) {
      const address = to(call)
      expect((await ask(null, ...address)).status, `${operation} without a token`).toBe(401)
      expect((await ask('SLS1', ...address)).status, `${operation} without the right`).toBe(403)
    }
    for (const call of Object.values(master.calls)) {
      const path = call.path.replace(/\{\w+\}/, 'X')
      expect((await ask(null, call.method, path)).status).toBe(401)
      expect((await ask('SLS1', call.method, path)).status, 'a picker is everybody’s').toBe(200)
    }
  })

  it('gives each right by itself: who may look may not write', async () => {
    await inDatabase(
      `INSERT INTO hak_akses (user_id, menu_name, is_show, boleh_tambah, boleh_ubah, boleh_hapus, boleh_export) VALUES ('KSR1', $1, true, false, false, false, false)
       ON CONFLICT (user_id, menu_name) DO UPDATE SET is_show = true, boleh_tambah = false, boleh_ubah = false, boleh_hapus = false, boleh_export = false`,
      [master.menu],
    )
    ask.forget('KSR1')
    expect((await ask('KSR1', ...to(calls.page))).status).toBe(200)
    for (const operation of ['create', 'edit', 'remove', 'reactivate', 'export'] as const) expect((await ask('KSR1', ...to(calls[operation]))).status).toBe(403)
  })

  it('makes, shows, edits, deactivates and reactivates a row, and writes each down', async () => {
    const { code, values, row } = await made()
    expect(row).toMatchObject(values)
    expect(await found(code)).toEqual(row)

    const [editable, field] = formFields(master).find(([name, f]) => f.kind === 'teks' && name !== master.key && !f.readOnlyOnEdit)!
    const edited = await ask('SPV1', ...to(calls.edit, code), { [editable]: 'NAMA BARU', versi: row.versi })
    expect(edited).toMatchObject({ status: 200, message: 'Data Berhasil Diedit', data: { ...values, [editable]: 'NAMA BARU' } })
    expect(await ask('SPV1', ...to(calls.edit, code), { [editable]: 'LAGI', versi: row.versi })).toMatchObject({ status: 409, message: 'Data Sudah Diubah User Lain, Silahkan Ulangi' })
    expect(await ask('SPV1', ...to(calls.edit, code), { [editable]: '' })).toMatchObject({ status: 400, message: `${field.label} Tidak Boleh Kosong` })

    expect(await ask('SPV1', ...to(calls.remove, code))).toMatchObject({ status: 200, message: 'Data Berhasil Di Hapus', data: { status_aktif: false } })
    expect(await ask('SPV1', ...to(calls.edit, code), { [editable]: 'LAGI' })).toMatchObject({ status: 400, message: `${keyLabel} ${code} DELETED` })
    expect(await found(code)).toMatchObject({ status_aktif: false })
    expect(await ask('SPV1', ...to(calls.create), values)).toMatchObject({ status: 400, message: `${keyLabel} ${code} DELETED`, errors: [{ field: master.key }] })

    expect(await ask('SPV1', ...to(calls.reactivate, code))).toMatchObject({ status: 200, message: 'Berhasil', data: { [editable]: 'NAMA BARU', status_aktif: true } })
    expect(await ask('SPV1', ...to(calls.create), values)).toMatchObject({ status: 400, message: `${keyLabel} ${code} Sudah Ada` })

    const log = await auditOf(code)
    expect(log.map((l) => [l.aksi, l.user_id])).toEqual(['TAMBAH', 'UBAH', 'HAPUS', 'AKTIFKAN'].map((aksi) => [aksi, 'SPV1']))
    expect(log[0]).toMatchObject({ sebelum: null, sesudah: { [master.key]: code } })
    expect(log[1]).toMatchObject({ sebelum: { [editable]: values[editable] }, sesudah: { [editable]: 'NAMA BARU' } })
    expect(log[2]).toMatchObject({ sebelum: { status_aktif: true }, sesudah: { status_aktif: false } })
  })

  it('offers a deactivated row to nobody', async () => {
    const { code } = await made()
    const first = Object.values(master.calls)[0]!
    const codes = async () => (await ask('SLS1', ...to(first))).data.map((r: Values) => r[master.key])
    expect(await codes()).toContain(code)
    await ask('SPV1', ...to(calls.remove, code))
    expect(await codes()).not.toContain(code)
  })

  it('refuses bad values with their texts, all at once, and changes nothing', async () => {
    const before = await inDatabase<{ n: number }>(`SELECT count(*) AS n FROM ${master.table}`)
    for (const [name, field] of formFields(master)) {
      for (const [value, text] of badValues(field)) {
        const { status, errors } = await ask('SPV1', ...to(calls.create), { ...fresh(), [name]: value })
        expect(status, `${name}: ${JSON.stringify(value)}`).toBe(400)
        expect(errors).toEqual([{ field: name, message: expect.stringContaining(text) }])
      }
    }
    const required = formFields(master).filter(([, f]) => f.default === undefined)
    const empty = await ask('SPV1', ...to(calls.create), {})
    expect(empty.status).toBe(400)
    expect(empty.errors.map((e) => e.field)).toEqual(required.map(([name]) => name))
    for (const body of [undefined, [], 'x', 7]) expect((await ask('SPV1', ...to(calls.create), body)).status).toBe(400)
    expect(await ask('SPV1', ...to(calls.create), { ...fresh(), bukan_kolom: 1 })).toMatchObject({ status: 400, errors: [{ field: 'bukan_kolom' }] })
    expect(await inDatabase(`SELECT count(*) AS n FROM ${master.table}`)).toEqual(before)
  })

  it('refuses bad values in an edit too, and the key in any', async () => {
    const { code, row } = await made()
    for (const [name, field] of formFields(master).filter(([name, f]) => name !== master.key && !f.readOnlyOnEdit)) {
      for (const [value] of badValues(field).filter(([v]) => v !== undefined)) {
        const { status, errors } = await ask('SPV1', ...to(calls.edit, code), { [name]: value })
        expect({ status, field: errors[0]?.field }, `${name}: ${JSON.stringify(value)}`).toEqual({ status: 400, field: name })
      }
    }
    expect(await ask('SPV1', ...to(calls.edit, code), { [master.key]: 'LAIN' })).toMatchObject({ status: 400, message: `${keyLabel} Tidak Bisa Diubah` })
    expect(await found(code)).toEqual(row)
    expect(await auditOf(code)).toHaveLength(1)
  })

  it('refuses what is not there, and a reference that no picker offers', async () => {
    for (const operation of ['edit', 'remove', 'reactivate'] as const) {
      const body = operation === 'edit' ? {} : undefined
      expect(await ask('SPV1', ...to(calls[operation], 'TIDAKADA'), body)).toMatchObject({ status: 404, message: `${keyLabel} TIDAKADA Tidak Ditemukan` })
      for (const bad of ['%00', 'A B', 'x'.repeat(300)]) expect((await ask('SPV1', calls[operation]!.method, calls[operation]!.path.replace('{code}', bad), body)).status).toBeLessThan(500)
    }
    for (const [name, field] of formFields(master)) {
      if (field.kind !== 'ref') continue
      expect(await ask('SPV1', ...to(calls.create), { ...fresh(), [name]: 'TIDAKADA' })).toMatchObject({ status: 400, errors: [{ field: name, message: `${field.label} TIDAKADA Tidak Ada` }] })
    }
  })

  const unique = formFields(master).filter(([name, f]) => f.unique && name !== master.key)
  it.runIf(unique.length > 0)('refuses a value that another row holds', async () => {
    const { values } = await made()
    for (const [name, { label }] of unique) {
      expect(await ask('SPV1', ...to(calls.create), { ...fresh(), [name]: values[name] })).toMatchObject({ status: 400, errors: [{ field: name, message: `${label} ${String(values[name])} Sudah Ada` }] })
    }
  })

  it('makes one row of a request that is sent again, and of two that race', async () => {
    const again = fresh()
    const idTrx = `UJI${String(next).padStart(13, '0')}`
    const [one, two] = [await ask('SPV1', ...to(calls.create), again, idTrx), await ask('SPV1', ...to(calls.create), again, idTrx)]
    expect(one.status).toBe(200)
    expect(two).toEqual(one)
    expect(await auditOf(String(again[master.key]))).toHaveLength(1)

    const race = fresh()
    const replies = await Promise.all([0, 1, 2, 3].map(() => ask('SPV1', ...to(calls.create), race)))
    expect(replies.map((r) => r.status).sort()).toEqual([200, 400, 400, 400])
  })

  it('finds, sorts, pages and counts on the server', async () => {
    for (let i = 0; i < 5; i++) await made()
    const pageOf = async (query: string) => (await ask('SPV1', 'GET', `${callPath(calls.page!)}?cari=UJI&${query}`)).data as { rows: Values[]; jumlah: number }
    const all = await pageOf('ukuran=200')
    const keys = (rows: Values[]) => rows.map((r) => r[master.key])
    expect(all.jumlah).toBe(all.rows.length)
    expect(keys((await pageOf(`ukuran=200&urut=${master.key}&arah=DESC`)).rows)).toEqual(keys(all.rows).reverse())
    const [first, second] = [await pageOf('ukuran=2&halaman=1'), await pageOf('ukuran=2&halaman=2')]
    expect([...keys(first.rows), ...keys(second.rows)]).toEqual(keys(all.rows).slice(0, 4))
    expect(first.jumlah).toBe(all.jumlah)
    const deleted = await pageOf('ukuran=200&status=DELETED')
    expect(deleted.rows.length).toBeGreaterThan(0)
    expect(deleted.rows.every((r) => r.status_aktif === false)).toBe(true)
    expect((await ask('SPV1', 'GET', `${callPath(calls.page!)}?cari=${encodeURIComponent("%_\\'")}`)).data).toEqual({ rows: [], jumlah: 0 })
    for (const bad of ['urut=password_hash', 'arah=NAIK', 'halaman=0', 'ukuran=100000', 'halaman=1.5']) expect((await ask('SPV1', 'GET', `${callPath(calls.page!)}?${bad}`)).status, bad).toBe(400)
    const exported = (await ask('SPV1', 'GET', `${callPath(calls.export!)}?cari=UJI`)).data
    expect(keys(exported)).toEqual(keys(all.rows))
  })

  it.runIf(master.scope === 'toko')('sees and touches nothing of another shop', async () => {
    const { code } = await made()
    const columns = Object.keys(master.fields).join(', ')
    await moveRefs(master, code)
    await inDatabase(`INSERT INTO ${master.table} (kode_toko, ${columns}) SELECT 'TK02', ${columns.replace(master.key, `'LAIN-' || ${master.key}`)} FROM ${master.table} WHERE kode_toko = 'TK01' AND ${master.key} = $1`, [code])
    const other = `LAIN-${code}`
    expect(await found(other)).toBeUndefined()
    for (const call of Object.values(master.calls)) {
      const rows = (await ask('SPV1', call.method, call.path.replace(/\{(\w+)\}/, (_, name) => String(offered.values().next().value ?? name)))).data
      expect(rows.map((r: Values) => r[master.key])).not.toContain(other)
    }
    for (const operation of ['edit', 'remove', 'reactivate'] as const) {
      expect((await ask('SPV1', ...to(calls[operation], other), operation === 'edit' ? {} : undefined)).status).toBe(404)
    }
    // The same code may live in both shops.
    await inDatabase(`UPDATE ${master.table} SET ${master.key} = $1 WHERE kode_toko = 'TK02' AND ${master.key} = $2`, [`BEDA-${code}`, other])
    expect((await ask('SPV1', ...to(calls.create), { ...fresh(), [master.key]: `BEDA-${code}` })).status).toBe(200)
  })

  /** What a row of this shop refers to must exist in the other shop before its copy can. */
  async function moveRefs(master: AnyMaster, code: string): Promise<void> {
    for (const [name, field] of Object.entries(master.fields)) {
      if (field.kind !== 'ref' || field.ref.scope !== 'toko') continue
      const columns = Object.keys(field.ref.fields).join(', ')
      await inDatabase(
        `INSERT INTO ${field.ref.table} (kode_toko, ${columns}) SELECT 'TK02', ${columns} FROM ${field.ref.table}
         WHERE kode_toko = 'TK01' AND ${field.ref.key} = (SELECT ${name} FROM ${master.table} WHERE kode_toko = 'TK01' AND ${master.key} = $1) ON CONFLICT DO NOTHING`,
        [code],
      )
    }
  }
})
