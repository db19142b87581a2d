import { PageHeader } from '#client/ui/PageHeader.tsx'

export function LihatServices() {
  return <PageHeader title="Lihat Services" />
}
