import { PageHeader } from '#client/ui/PageHeader.tsx'

export function TransaksiServices() {
  return <PageHeader title="Transaksi Services" />
}
