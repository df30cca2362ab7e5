/** What most MCP clients take as their settings. */
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
