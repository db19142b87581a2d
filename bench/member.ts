/** `npm run bench -- member`: a chain of 300,000 members: pages and searches of the list, the till's picker, those who registered in a month. */
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { peakMb } from './cpu.ts'
import { write, median, sayMs, spread } from './figures.ts'
import { httpClient, type HttpClient } from './http.ts'
import { introduce } from './report.ts'
import { measured, onDatabase } from './stage.ts'
import { signIn } from './till.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '300000' },
    rounds: { type: 'string', default: '15' },
    profile: { type: 'string' },
  },
})
const [MEMBERS, ROUNDS] = [Number(values.members), Number(values.rounds)]

const METHOD = `
${MEMBERS.toLocaleString('en')} members of one chain, over HTTP, signed in as OWN1: a first name out of 60 and a second out of 8,000, phones,
addresses, ten years of registrations; written by generate_series as the owner, then VACUUM ANALYZE. Each is asked ${ROUNDS} times after two for nothing.
The report of all members (R41) is asked as the screen asks for it, three times: a page where it is read by pages, else all of it; then the whole
of it once, as JSON and as CSV. "peak": VmHWM of the server's process, whole.`

const nama = (text: string) => `member/get/by-nama?nama_customer=${text}`
const LAST = Math.ceil(MEMBERS / 20)
/** The requests that staff make. */
const KASUS: Record<string, string | { path: string; body: object }> = {
  'list: first page by name': 'member',
  'list: page in the middle': `member?halaman=${LAST >> 1}`,
  'list: last page': `member?halaman=${LAST}`,
  'list: first page by visits': 'member?urut=trx_count&arah=DESC',
  'list: a name that many have': 'member?cari=SITI',
  'list: a whole name': 'member?cari=SITI+AMRAN77',
  'list: two letters': 'member?cari=SI',
  'list: a part of a phone': 'member?cari=081200123',
  'list: a code': 'member?cari=MTK010012345',
  'picker: a name that many have': nama('SITI'),
  'picker: a whole name': nama('SITI+AMRAN77'),
  'picker: a part of a name': nama('MRAN7'),
  'picker: one letter': nama('S'),
  'picker: a name that nobody has': nama('TIDAK+ADA'),
  'picker: an address that all have': 'member/get/by-alamat?alamat=JL',
  'picker: the beginning of a phone': 'member/get/by-hp?hp=0812',
  'picker: a part of a phone': 'member/get/by-hp?hp=00123',
  // The one in the middle: (150000 * 7919) modulo 99999989.
  'picker: a whole phone': 'member/get/by-hp?hp=081287850121',
  'report: those of a month': {
    path: 'app/member/report',
    body: { start_date: '2024-03-01', end_date: '2024-03-31', kode_toko: 'ALL' },
  },
}

const R41 = 'member/report'
const ALL = { kota: '', kecamatan: '', jenis_member: 'ALL', trx_min: '0', bulan_tidak_aktif: '0' }
/** As a page; where there are none, all of it is read for each. */
const DILIHAT = {
  'report of all: its first rows': {},
  'report of all: by points': { urut: 'point', arah: 'DESC' },
  'report of all: a name sought': { cari: 'SITI AMRAN77' },
  'report of all: its last page': { halaman: Math.ceil(MEMBERS / 1_000) },
}

await measured(async (stage) => {
  await introduce('member', METHOD, stage.url)
  await onDatabase(stage.url, fill)
  const server = await stage.serve(stage.url)
  const anonymous = httpClient(server.url)
  const http = httpClient(server.url, await signIn(anonymous))
  for (const [what, asked] of Object.entries(KASUS)) await ask(http, what, asked)
  const sebelum = await peakMb(server.pid)
  await laporan(http)
  const peak = await peakMb(server.pid)
  console.log(`memory: ${sebelum?.toFixed(0)} MB before the report of all, peak ${peak?.toFixed(0)} MB`)
  write('report of all: peak memory, MB', peak)
  http.close()
  anonymous.close()
}, values)

async function fill(owner: pg.Client): Promise<void> {
  await owner.query('SET session_replication_role = replica')
  await owner.query(
    `INSERT INTO member (kode_member, nama_customer, no_hp, alamat_customer, kecamatan, kota, point,
         trx_count, trx_terakhir, kode_toko_daftar, input_date)
     SELECT 'MTK01' || lpad(i::text, 7, '0'),
       depan[1 + h % 60] || ' ' || belakang[1 + h / 60 % 20] || h / 1200 % 400,
       '0812' || lpad(((i * 7919) % 99999989)::text, 8, '0'), 'JL MAWAR NO ' || h % 999, 'KEC ' || h % 50,
       'KOTA ' || h % 9, h % 500, h % 40, date '2025-01-15' - (h % 900)::int, 'TK01',
       timestamptz '2025-01-14 10:00+07' - (i % 3650) * interval '1 day'
     FROM generate_series(1, $1::bigint) i, LATERAL (SELECT abs(hashint8(i))::bigint AS h) x,
       (
         SELECT string_to_array('SITI ABDUL ADE AGUS AHMAD AMINAH ANDI ANI ARI ASEP BAMBANG BUDI CITRA DEDI DEWI DIAN DWI EDI EKA ENDANG ERNA FITRI HADI HENDRA INDAH IRMA JOKO KARTIKA LESTARI LINA MAYA MEGA MOHAMAD MUHAMAD NANI NINING NUR NURUL PUTRI RAHMAT RATNA RINA RINI RUDI SARI SRI SUHARTI SULASTRI SUMIATI SUPARMAN SURYANI SUTINI TITIN TRI WAHYU WATI WULAN YANTI YATI YUNI',
             ' ') AS depan,
           string_to_array('AMRAN BASUKI CAHYONO DARMAWAN FAUZI GUNAWAN HALIM IRAWAN JAYA KURNIAWAN LUBIS MAULANA NASUTION PRATAMA RAHAYU SAPUTRA TANJUNG UTAMI WIBOWO YULIANTO',
             ' ') AS belakang) n`,
    [MEMBERS],
  )
  await owner.query('RESET session_replication_role')
  await owner.query('VACUUM ANALYZE member')
}

async function laporan(http: HttpClient): Promise<void> {
  const berhalaman = await http.bytes('POST', `/api/v1/${R41}/halaman`, ALL).then(
    () => true,
    () => false,
  )
  for (const [what, dilihat] of Object.entries(DILIHAT))
    await ask(
      http,
      what,
      berhalaman ? { path: `${R41}/halaman`, body: { ...ALL, ...dilihat } } : { path: R41, body: ALL },
      { warm: 1, rounds: 3 },
    )
  for (const path of [R41, `${R41}/csv`])
    await ask(http, `report of all, whole: ${path}`, { path, body: ALL }, { warm: 0, rounds: 1 })
}

async function ask(
  http: HttpClient,
  what: string,
  asked: (typeof KASUS)[string],
  { warm = 2, rounds = ROUNDS } = {},
): Promise<void> {
  const times: number[] = []
  for (let i = -warm; i < rounds; i++) {
    const start = performance.now()
    await (typeof asked === 'string'
      ? http.bytes('GET', `/api/v1/${asked}`)
      : http.bytes('POST', `/api/v1/${asked.path}`, asked.body))
    if (i >= 0) times.push(performance.now() - start)
  }
  console.log(`${what.padEnd(34)} ${sayMs(spread(times))}`)
  write(`${what}, ms`, median(times))
}
