import { commandHelp, commands, help } from './run/commands.mjs';
import { ensureInstalled } from './run/install.mjs';
import { findNode, runNode } from './run/node.mjs';

/** `node scripts/run.mjs <command> [options]`: installs what is missing, then runs the command on Node 24. */
async function main([name, ...options]) {
  const command = commands[name];
  if (command === undefined) {
    const isAsked = name === undefined || name === '--help' || name === '-h';
    console[isAsked ? 'log' : 'error'](isAsked ? help() : `There is no command "${name}".\n\n${help()}`);
    return isAsked ? 0 : 1;
  }
  if (!command.ownHelp && options.some((option) => option === '--help' || option === '-h')) {
    console.log(commandHelp(name));
    return 0;
  }
  if (!command.takesOptions && options.length > 0) {
    console.error(`"${name}" takes no options: ${options.join(' ')}\n\n${commandHelp(name)}`);
    return 1;
  }
  await ensureInstalled();
  return runNode(findNode(), command, options);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error.isForOperator ? error.message : error);
  process.exitCode = 1;
}
