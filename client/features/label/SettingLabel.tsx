import { exampleLabel, pengaturanLabel, ubahLabel } from '#domain/calls/label.ts'
import { useCall } from '#client/net/query.ts'
import { mayMake } from '#client/net/may.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { AturLabel } from './AturLabel.tsx'
import './label.css'

/** The label of the shop, designed once (DOMAIN §F.2). */
export function SettingLabel() {
  const tersimpan = useCall(pengaturanLabel, {}, { staleTime: 0 })
  const example = useCall(exampleLabel, {}, { enabled: mayMake(exampleLabel) })
  if (!tersimpan.data || !example.data)
    return <Menunggu reading={[tersimpan, example]} apa="Pengaturan Label" />
  return (
    <AturLabel
      key={JSON.stringify(tersimpan.data)}
      tersimpan={tersimpan.data}
      example={example.data}
      boleh={mayMake(ubahLabel)}
    />
  )
}
