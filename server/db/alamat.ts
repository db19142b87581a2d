/**
 * The address of one database on several machines, of which only one takes writes, as libpq writes it:
 * `postgresql://u:p@db1:5432,db2:5432/kencana?target_session_attrs=read-write`.
 */

/** The kind of server that a connection must lead to. */
export type Peran = 'any' | 'read-write' | 'primary' | 'standby'
const PERAN: readonly string[] = ['any', 'read-write', 'primary', 'standby'] satisfies Peran[]

const BERSAMA = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*,[^/?]*)(.*)$/
const HOST_AND_PORT = /^(.*?)(?::(\d+))?$/

/**
 * The same address as every URL parser reads it: several hosts are parameters, which libpq knows too.
 * @param biasa which of several is meant when the address does not say
 * @throws in a sentence for the operator, without the address: it holds a password
 */
export function alamatDatabase(text: string, nama = 'DATABASE_URL', biasa: Peran = 'read-write'): string {
  const [, awal, machine = '', akhir = ''] = BERSAMA.exec(text) ?? []
  const all = machine.split(',').map((m) => HOST_AND_PORT.exec(m)!)
  const url = URL.parse(awal ? `${awal}${all[0]![0]}${akhir}` : text)
  const readable = awal === undefined || all.every(([satu]) => URL.canParse(`postgresql://${satu}`))
  if (!url || !readable || !/^postgres(ql)?:$/.test(url.protocol))
    throw new Error(
      `${nama} bukan alamat PostgreSQL; contoh: ${nama}=postgresql://pemilik@server:5432/kencana`,
    )
  if (awal) {
    url.searchParams.set('host', all.map(([, host]) => host).join(','))
    url.searchParams.set('port', all.map(([, , port = '5432']) => port).join(','))
    if (!url.searchParams.has('target_session_attrs')) url.searchParams.set('target_session_attrs', biasa)
  }
  const peran = url.searchParams.get('target_session_attrs') ?? 'any'
  if (!PERAN.includes(peran))
    throw new Error(`${nama}: target_session_attrs=${peran} tidak dikenal; yang ada: ${PERAN.join(', ')}`)
  return awal ? url.href : text
}

/** Splits an address into its machines, each with an address of its own, and the role that is asked of them. */
export function machinesOf(alamat: string): { machines: readonly string[]; peran: Peran } {
  if (!/[?&](host|target_session_attrs)=/.test(alamat)) return { machines: [alamat], peran: 'any' }
  const url = new URL(alamat)
  const ambil = (nama: string): string | null => {
    const content = url.searchParams.get(nama)
    url.searchParams.delete(nama)
    return content
  }
  const peran = (ambil('target_session_attrs') ?? 'any') as Peran
  const [hosts, ports] = [ambil('host')?.split(','), ambil('port')?.split(',')]
  const machines = hosts?.map((host, i) => {
    const satu = new URL(url)
    // Of several hosts all have the one port that is told, or each its own.
    const port = ports?.[i] ?? ports?.[0] ?? ''
    if (host.startsWith('/')) satu.searchParams.set('host', host)
    else satu.host = port ? `${host}:${port}` : host
    return satu.href
  })
  return { machines: machines ?? [url.href], peran }
}
