/** One catalogue of the customers' app, from its definition. */
import type { Katalog } from '#domain/katalog.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable } from '#client/ui/DataTable.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'

export function KatalogScreen({ katalog }: { katalog: Katalog }) {
  const dibaca = useCall(katalog.calls.daftar, {})
  return (
    <>
      <PageHeader title={katalog.title} />
      <DataTable
        label={katalog.title}
        dibaca={dibaca}
        rows={dibaca.data ?? []}
        rowKey={(row) => String(row[katalog.key])}
        columns={[{ key: katalog.key, title: katalog.keyLabel, value: (row) => String(row[katalog.key]) }]}
        empty={katalog.kosong}
      />
    </>
  )
}
