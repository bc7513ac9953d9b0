"""Generated from openapi.yaml by tools/generate_client.py; never edited."""
