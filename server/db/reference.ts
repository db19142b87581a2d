/** Rows that are code, not data: the accounts, and which status may follow which. Written whenever the server starts. */
import type pg from 'pg'
import { allAkun } from '#domain/rules/akun.ts'
import { peralihanStatus } from '#domain/rules/status.ts'
import { banding, sayVersi, VERSI, versiDatabase } from './versi.ts'

/** An older server that starts beside a newer one adds what is missing, and leaves what the newer one has written. */
export async function syncReference(client: pg.ClientBase, versi = VERSI): Promise<void> {
  const ada = await versiDatabase(client)
  await sayVersi(client, versi)
  const lama = ada !== undefined && banding(versi, ada.rujukan) < 0
  await client.query(
    `INSERT INTO akun (kode_akun, nama, normal) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
     ON CONFLICT (kode_akun) ${lama ? 'DO NOTHING' : 'DO UPDATE SET nama = excluded.nama, normal = excluded.normal'}`,
    [allAkun.map((a) => a.kode), allAkun.map((a) => a.nama), allAkun.map((a) => a.normal)],
  )
  await client.query(
    `INSERT INTO peralihan_status (jenis, dari, ke) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
     ON CONFLICT DO NOTHING`,
    [
      peralihanStatus.map((p) => p.jenis),
      peralihanStatus.map((p) => p.dari),
      peralihanStatus.map((p) => p.ke),
    ],
  )
  if (ada && !lama) await client.query('UPDATE versi SET rujukan = $1 WHERE rujukan <> $1', [versi])
}
