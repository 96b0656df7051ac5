/** Calls back once when a process has ended, however it ended. Looks twice a second and keeps no process running. */
export function onEndOf(pid, callback) {
  const timer = setInterval(() => {
    if (isAlive(pid)) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
