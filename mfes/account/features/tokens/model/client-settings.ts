/** Returns settings in the format of most MCP clients. */
export const clientSettings = (origin: string, secret: string): string =>
  JSON.stringify(
    {
      mcpServers: {
        carillon: {
          type: 'http',
          url: `${origin}/mcp`,
          headers: { Authorization: `Bearer ${secret}` },
        },
      },
    },
    null,
    2,
  );
