/**
 * The places of the drill's machines. If this machine lends namespaces, each database has a network of its own, on a
 * bridge that can lose it, and a small disk of its own; elsewhere all of them are addresses of loopback, and neither
 * can be taken away.
 */
import { execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from '#server/db/embedded/account.ts'
import type { Command } from './proses.ts'

/** As the files in deploy/ say it. */
const NETWORK = '10.46.0.'
const JEMBATAN = 'kencana0'
/** Numbers of the machines for browsers and servers: the proxy, and the two servers. */
const PUSAT = [1, 21, 22]

export interface Ruang {
  /** True when each machine has a network and a disk of its own. */
  sendiri: boolean
  /** The first bytes of every address: '10.46.0.' */
  network: string
  alamat(n: number): string
  /** The command as it runs on that machine. */
  di(n: number, command: Command): Command
  siapkan(n: number): Promise<void>
  /** Cuts a machine off: nothing goes to it or comes from it any more, and nobody is told. */
  potong(n: number): void
  reconnect(n: number): void
  /** A disk of its own, empty. */
  disk(folder: string): void
}

export function ruangLoopback(account: Account | undefined): Ruang {
  const network = `127.0.${randomInt(50, 250)}.`
  return {
    sendiri: false,
    network,
    alamat: (n) => `${network}${n}`,
    di: (_, command) => ({ ...command, ...sebagai(account) }),
    siapkan: async () => {},
    potong: () => {},
    reconnect: () => {},
    disk: (folder) => milik(folder, account),
  }
}

const DISK_MB = 1_500

export function ruangSendiri(account: Account | undefined): Ruang {
  ip('link', 'set', 'lo', 'up')
  ip('link', 'add', JEMBATAN, 'type', 'bridge')
  for (const n of PUSAT) ip('addr', 'add', `${NETWORK}${n}/24`, 'dev', JEMBATAN)
  ip('link', 'set', JEMBATAN, 'up')
  /** A process that does nothing holds each network. */
  const pemegang = new Map<number, number>()
  const masuk = (n: number) => [`--net=/proc/${pemegang.get(n)}/ns/net`]
  return {
    sendiri: true,
    network: NETWORK,
    alamat: (n) => `${NETWORK}${n}`,
    di: (n, { program, args, env }) => ({
      program: 'nsenter',
      args: [
        ...masuk(n),
        ...(account ? [`--setuid=${account.uid}`, `--setgid=${account.gid}`] : []),
        '--',
        program,
        ...args,
      ],
      ...(env && { env }),
    }),
    async siapkan(n) {
      const { pid } = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore', detached: true })
      pemegang.set(n, pid!)
      await pause(300) // until it has left ours
      ip('link', 'add', `db${n}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(pid))
      const di = (...args: string[]) => execFileSync('nsenter', [...masuk(n), 'ip', ...args])
      di('link', 'set', 'lo', 'up')
      di('addr', 'add', `${NETWORK}${n}/24`, 'dev', 'eth0')
      di('link', 'set', 'eth0', 'up')
      ip('link', 'set', `db${n}`, 'master', JEMBATAN, 'up')
    },
    // As when a switch dies: the cable is in, and nothing comes through.
    potong: (n) => ip('link', 'set', `db${n}`, 'nomaster'),
    reconnect: (n) => ip('link', 'set', `db${n}`, 'master', JEMBATAN),
    disk(folder) {
      mkdirSync(folder, { recursive: true })
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0755`, 'disk', folder])
      milik(folder, account)
    },
  }
}

const ip = (...args: string[]): void => void execFileSync('ip', args)

export function milik(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true })
  if (account) chownSync(folder, account.uid, account.gid)
}

const sebagai = (account: Account | undefined) => (account ? { uid: account.uid, gid: account.gid } : {})
