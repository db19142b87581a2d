/**
 * Brings bytes to a printer in the shop's network, raw (port 9100). A printer that answers is asked before and after what is in its
 * way; one that never answers is believed once it has taken everything. Two tills at one printer take turns.
 */
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { printerAddress, troubleOf, type SebabGagal } from '#domain/rules/printer.ts'
import { Turn } from '../../process/turns.ts'
import type { Printer } from './rows.ts'

/** DLE EOT 2 and 4: why it is off, and its paper. Answered at once, before what waits to be printed. */
const ASK_NOW = Buffer.from([0x10, 0x04, 0x02, 0x10, 0x04, 0x04])
/** GS r 1: its paper, answered behind what was printed. */
const ASK_BEHIND = Buffer.from([0x1d, 0x72, 0x01])
const PAPER_END = 0x0c

/** Time for each step; a whole print takes at most their sum. */
const PATIENCE = { connect: 3_000, busy: 3_000, answer: 700, taken: 20_000, printed: 15_000 } as const

const turn = new Turn({ sekaligus: 32, menunggu: 16 })

/** @returns why it did not come out; undefined when it did. @throws errors.sedangSibuk */
export const sendTo = (
  { alamat, jenis }: Pick<Printer, 'alamat' | 'jenis'>,
  bytes: Buffer,
): Promise<SebabGagal | undefined> =>
  turn.pakai(alamat, async () => {
    const socket = await connected(alamat)
    if (!socket) return 'MATI'
    try {
      return await printed(socket, bytes, jenis !== '80 MM STAR')
    } finally {
      socket.destroy()
    }
  })

/** A printer takes one connection: while another server writes there, this one comes again. */
async function connected(alamat: string): Promise<Socket | undefined> {
  const address = printerAddress(alamat)
  if (!address) return undefined
  const until = performance.now() + PATIENCE.busy
  do {
    const socket = await once(connect(address))
    if (socket) return socket
    await pause(300)
  } while (performance.now() < until)
  return undefined
}

function once(socket: Socket): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const failed = () => {
      socket.destroy()
      resolve(undefined)
    }
    socket.setTimeout(PATIENCE.connect, failed)
    socket.once('error', failed)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.off('error', failed)
      resolve(socket)
    })
  })
}

async function printed(socket: Socket, bytes: Buffer, answers: boolean): Promise<SebabGagal | undefined> {
  const line = listening(socket)
  const before = answers ? await line.ask(ASK_NOW, 2, PATIENCE.answer) : []
  const trouble = before.length === 2 ? troubleOf(before[0]!, before[1]!) : undefined
  if (trouble) return trouble
  const taken = await line.give(bytes)
  if (taken) return taken
  // A printer that never answers has taken everything: nobody knows more.
  if (before.length < 2) return undefined
  const [paper] = await line.ask(ASK_BEHIND, 1, PATIENCE.printed)
  if (paper !== undefined) return paper & PAPER_END ? 'KERTAS HABIS' : undefined
  const [offline, sensor] = await line.ask(ASK_NOW, 2, PATIENCE.answer)
  if (offline === undefined || sensor === undefined) return 'TERPUTUS'
  return troubleOf(offline, sensor) ?? 'LAMBAT'
}

/** A printer at the other end: what it is given, and what it answers. */
function listening(socket: Socket) {
  let answered: number[] = []
  let gone = false
  const changed = new Set<() => void>()
  const tell = () => changed.forEach((hear) => hear())
  socket.on('data', (chunk: Buffer) => {
    answered.push(...chunk)
    tell()
  })
  for (const event of ['error', 'close', 'end'] as const)
    socket.on(event, () => {
      gone = true
      tell()
    })
  /** @returns false when the time is over, or the other end is gone */
  const until = (ready: () => boolean, ms: number): Promise<boolean> =>
    new Promise((resolve) => {
      const hear = () => {
        if (!ready() && !gone) return
        clearTimeout(over)
        changed.delete(hear)
        resolve(ready())
      }
      const over = setTimeout(() => {
        changed.delete(hear)
        resolve(false)
      }, ms)
      changed.add(hear)
      hear()
    })
  return {
    /** @returns what it answered, fewer bytes than wanted when it did not */
    async ask(question: Buffer, wanted: number, ms: number): Promise<number[]> {
      answered = []
      if (!gone) socket.write(question)
      await until(() => answered.length >= wanted, ms)
      return answered.slice(0, wanted)
    },
    async give(bytes: Buffer): Promise<SebabGagal | undefined> {
      let taken = false
      socket.write(bytes, () => {
        taken = true
        tell()
      })
      if (await until(() => taken, PATIENCE.taken)) return undefined
      return gone ? 'TERPUTUS' : 'LAMBAT'
    },
  }
}
