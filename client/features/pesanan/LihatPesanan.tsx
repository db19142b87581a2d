import { PageHeader } from '#client/ui/PageHeader.tsx'

export function LihatPesanan() {
  return <PageHeader title="Lihat Pesanan" />
}
