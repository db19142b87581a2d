import { Tabs } from 'antd'
import { listUndian } from '#domain/calls/kupon.ts'
import { mayMake } from '#client/net/may.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { FormCek } from './FormCek.tsx'
import { UndianKupon } from './UndianKupon.tsx'
import './kupon.css'

/** A coupon looked up; beside it the prize draws (spec 001 §2.2, DOMAIN §B.11). */
export function CekKupon() {
  return (
    <>
      <PageHeader title="Cek Kupon" />
      {mayMake(listUndian) ? (
        <Tabs
          items={[
            { key: 'cek', label: 'Cek Kupon', children: <FormCek /> },
            { key: 'undian', label: 'Undian', children: <UndianKupon /> },
          ]}
        />
      ) : (
        <FormCek />
      )}
    </>
  )
}
