/** The tags tied to pieces; their weight counts when a tray is weighed (DOMAIN §F.1). */
import { defineMaster } from '../master.ts'

export const bandrol = defineMaster({
  name: 'bandrol',
  title: 'Bandrol',
  menu: '/master-bandrol',
  table: 'bandrol',
  scope: 'chain',
  key: 'kode_bandrol',
  caption: 'keterangan',
  entity: 'parabandrol',
  lists: { semua: { path: 'parabandrol/get/all' } },
  fields: {
    kode_bandrol: { label: 'Kode Bandrol', kind: 'kode' },
    keterangan: { label: 'Keterangan', kind: 'teks' },
    berat_bandrol: {
      label: 'Berat Bandrol',
      kind: 'gram',
      min: 0.01,
      help: 'Berat satu bandrol, dalam gram',
    },
  },
})
