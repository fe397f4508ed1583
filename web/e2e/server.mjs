// A table server of our own, on a free port, with a folder of its own.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const START = `
import sys
from pathlib import Path
from tharsis.server.config import Config
from tharsis.server.run import run

data = Path(sys.argv[1])
# Fixed luck: the same deals and the same bots every time, so that a failure is a failure.
config = Config(database=f"sqlite:{data / 'tharsis.db'}", port=int(sys.argv[2]), static=data / "static", luck="browser tests")
config.limits.enabled = False
run(config, "error")
`;

const INSTALL = `
import sys
from pathlib import Path
from plugin_site import Site

for example in sorted(Path(sys.argv[1]).glob("*/pyproject.toml")):
    Site(Path(sys.argv[2])).install(example.parent)
`;

/** Where Tharsis is: its sources, unless somebody has said where another build of it is. */
const build = process.env.PYTHONPATH ?? join(root, 'src');

/** Where Python finds the packages in examples/, installed. */
function withExamples(data) {
  const paths = { ...process.env, PYTHONPATH: [join(root, 'scripts'), build].join(':') };
  execFileSync(join(root, '.venv/bin/python'), ['-c', INSTALL, join(root, 'examples'), data], { env: paths });
  return { ...process.env, PYTHONPATH: [join(data, 'site'), build].join(':') };
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** `examples`: the packages in examples/ are installed. */
export async function startServer({ examples = false } = {}) {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'tharsis-e2e-'));
  // A copy of the client: somebody may build it anew while the tests run.
  cpSync(join(root, 'src/tharsis/server/static'), join(data, 'static'), { recursive: true });
  const child = spawn(join(root, '.venv/bin/python'), ['-c', START, data, String(port)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: examples ? withExamples(data) : process.env,
  });
  const url = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 150; i++) {
    const ok = await fetch(`${url}/healthz`).then(
      (r) => r.ok,
      () => false,
    );
    if (ok) break;
    await new Promise((r) => setTimeout(r, 200));
  }
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.on('exit', () => {
          rmSync(data, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 5000).unref();
      }),
  };
}
