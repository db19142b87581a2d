import { PageHeader } from '#client/ui/PageHeader.tsx'

export function TransaksiPesanan() {
  return <PageHeader title="Transaksi Pesanan" />
}
