/** Finding TCP ports that nobody listens on. */
import { createServer } from "node:net"

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once("error", (error) => {
      // A machine without IPv6 has nobody listening on it either.
      resolve(error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT")
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** True when nobody listens on the port, on any address of this machine. */
export async function isPortFree(port) {
  for (const host of ["127.0.0.1", "::1", "0.0.0.0", "::"]) {
    if (!(await canListen(port, host))) {
      return false
    }
  }
  return true
}

/** A free port: the preferred one when it is free, else one that the system picks. */
export async function findFreePort(preferred) {
  if (preferred && (await isPortFree(preferred))) {
    return preferred
  }
  for (;;) {
    const port = await new Promise((resolve, reject) => {
      const server = createServer()
      server.once("error", reject)
      server.listen({ port: 0, host: "127.0.0.1" }, () => {
        const { port: picked } = server.address()
        server.close(() => resolve(picked))
      })
    })
    if (await isPortFree(port)) {
      return port
    }
  }
}
