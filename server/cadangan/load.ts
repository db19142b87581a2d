/** The rows of a backup in an empty database of its shape: all of them and nothing else, or none. */
import { promises, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type pg from 'pg'
import * as copy from 'pg-copy-streams'
import { tableOf, type Manifest } from './manifest.ts'
import { aturTransaksi, tableRows, columnNames, allTables } from './snapshot.ts'
import { Broken, type TarFile } from './tar.ts'

export const membuka = promisify(gunzip) as (content: Buffer) => Promise<Buffer>

interface Asing {
  tabel: string
  nama: string
  isi: string
}

/**
 * Begins a transaction in which tables take rows in any order: what looks from table to table is set aside, and put back by
 * `selesai`, which looks at all of them at once. What a row says of itself is checked as ever.
 */
export async function startLoading(client: pg.ClientBase, manifest: Manifest) {
  await client.query('BEGIN')
  await aturTransaksi(client)
  await ensureShape(client, manifest)
  const { rows: asing } = await client.query<Asing>(
    `SELECT conrelid::regclass::text AS tabel, quote_ident(conname) AS nama, pg_get_constraintdef(oid) AS isi
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  )
  const all = manifest.tabel.map(({ nama }) => `"${nama}"`)
  await client.query(
    [
      ...asing.map(({ tabel: table, nama }) => `ALTER TABLE ${table} DROP CONSTRAINT ${nama}`),
      ...all.map((t) => `ALTER TABLE ${t} DISABLE TRIGGER USER`),
      `TRUNCATE ${all.join(', ')}`,
    ].join('; '),
  )
  const columns = new Map(manifest.tabel.map((t) => [t.nama, t.kolom]))
  return {
    async bagian({ nama, content }: TarFile): Promise<void> {
      const table = tableOf(nama)
      const ada = table && columns.get(table)
      if (!ada) return
      await promises.pipeline(
        Readable.from([await membuka(content)]),
        client.query(copy.from(`COPY "${table}" (${columnNames(ada)}) FROM STDIN`)),
      )
    },
    /** @throws when a table is not what it was; nothing has been written then */
    async selesai(): Promise<void> {
      await samakan(client, manifest)
      await client.query(
        [
          ...all.map((t) => `ALTER TABLE ${t} ENABLE TRIGGER USER`),
          ...asing.map(
            ({ tabel: table, nama, isi: content }) =>
              `ALTER TABLE ${table} ADD CONSTRAINT ${nama} ${content}`,
          ),
        ].join('; '),
      )
      for (const { nama, nilai, terpakai } of manifest.urutan)
        await client.query('SELECT setval($1::regclass, $2, $3)', [`"${nama}"`, nilai, terpakai])
      await client.query('COMMIT')
    },
  }
}

/** The migrations of the file, made here, come to the same tables. */
async function ensureShape(client: pg.ClientBase, { tabel: tables }: Manifest): Promise<void> {
  const shape = (all: readonly { nama: string; kolom: string[] }[]): string =>
    JSON.stringify(all.map(({ nama, kolom: columns }) => [nama, columns.toSorted()]))
  const ada = await allTables(client, TANDA)
  if (shape(ada) !== shape(tables)) throw new Error('tabel-tabelnya lain daripada yang dibuat versi ini')
}

/** There from the first change of a restore to its last: what is found with it is begun anew. */
export const TANDA = 'pemulihan_belum_selesai'

/** Every table is read again: the same rows, to the byte. */
async function samakan(client: pg.ClientBase, { tabel: tables }: Manifest): Promise<void> {
  for (const t of tables) {
    const result = { baris: 0, sha256: '' }
    for await (const _ of tableRows(client, t, result));
    if (result.sha256 !== t.sha256 || result.baris !== t.baris)
      throw new Broken(`tidak sama setelah dimuat: ${t.nama} ${result.baris} baris, seharusnya ${t.baris}`)
  }
}
